import type { Page } from "@playwright/test";
import { untilStill } from "./loading";
import { lostText } from "./reading";

/** What is lost when the page doubles its own text size, at the width that the window has. */
export async function lostAtDoubleSize(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await untilStill(page);
  return [...(await lostText(page)), ...(await crowded(page))];
}

/** Texts that stay as small as before when the page doubles its text size; it has done so already. */
export function untouchedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("svg, .sr-only, script, style, option") &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    const sizes = () => shown.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const large = sizes();
    root.style.fontSize = "";
    const small = sizes();
    root.style.fontSize = "200%";
    return shown.flatMap((element, at) =>
      (large[at] ?? 0) < 1.9 * (small[at] ?? 0) ? [element.textContent.trim().slice(0, 40)] : [],
    );
  });
}

/** Words that are broken into columns of letters, and controls that lie on others. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim() ?? "";
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("svg, .sr-only, script, style, option")) continue;
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 2 && words.length / lines < 3) found.push(`in ${lines} lines: ${words}`);
    }

    /** What is seen of a control, without what a scroll container hides. */
    const shown = (control: Element) => {
      let { left, top, right, bottom } = control.getBoundingClientRect();
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === "visible") continue;
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { left, top, right, bottom };
    };
    /** The bar that stays in place above the page. */
    const barOf = (control: Element) => {
      for (let box: Element | null = control; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
      return null;
    };
    /** A control may react to presses up to 6 px around what is drawn; 12 px at twice the text size. */
    const REACH = 12;
    const controls = [...document.querySelectorAll("a[href], button, select, input, textarea, label")]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !control.closest(".sr-only"),
      )
      .map((control) => ({ control, edge: shown(control), bar: barOf(control) }))
      .filter(({ edge }) => edge.right - edge.left > 4 && edge.bottom - edge.top > 4);
    const nameOf = (control: Element) => `${control.ariaLabel ?? control.textContent.trim().slice(0, 40)}`;
    for (const [index, one] of controls.entries())
      for (const other of controls.slice(index + 1)) {
        if (one.bar !== other.bar) continue;
        if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
        const across = Math.min(one.edge.right, other.edge.right) - Math.max(one.edge.left, other.edge.left);
        const down = Math.min(one.edge.bottom, other.edge.bottom) - Math.max(one.edge.top, other.edge.top);
        if (across > REACH && down > REACH)
          found.push(`on each other: ${nameOf(one.control)}, ${nameOf(other.control)}`);
      }
    return found;
  });
}
