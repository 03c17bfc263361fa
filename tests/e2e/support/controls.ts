import type { Page } from "@playwright/test";

/** All focusable and pressable elements. */
const CONTROLS =
  "a[href], button, input, select, textarea, summary, [role=slider], [role=tab], [role=option], [role^=menuitem], [tabindex='0']";

/** Neither focusable nor pressable. */
const OUT_OF_REACH =
  "[data-radix-focus-guard], :disabled, [aria-disabled=true], [aria-hidden=true], [aria-hidden=true] *, [inert] *, .sr-only, .sr-only *";

/**
 * Problems with the controls of a page or a dialog: a touch target is too small or covered, the focus is
 * invisible or covered. Checks where a press arrives, not what is drawn. `target` is in CSS pixels.
 */
export async function controlProblems(page: Page, target: number, within = "body"): Promise<string[]> {
  // A key press makes the browser show focus rings.
  await page.keyboard.press("Shift");
  return page.evaluate(
    ({ controls, outOfReach, target, within }) => {
      const found: string[] = [];
      // Even a transition of 0 s ends only in the next frame.
      const still = new CSSStyleSheet();
      still.replaceSync("* { transition: none !important }");
      document.adoptedStyleSheets = [still];
      const arrives = (control: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return control.contains(hit) || hit?.closest("label")?.control === control;
      };
      /** The styles that can show the focus. */
      const look = (control: HTMLElement) =>
        [control, control.parentElement, ...(control.parentElement?.children ?? [])]
          .map((element) => element && getComputedStyle(element))
          .map((style) => style && [style.outlineStyle, style.outlineWidth, style.border, style.boxShadow])
          .join();
      /** How many sides of the outline are not clipped by a scroll container. */
      const shownSides = (control: HTMLElement) => {
        const away = Number.parseFloat(getComputedStyle(control).outlineOffset);
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const sides = [true, true, true, true];
        for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === "visible") continue;
          const edge = box.getBoundingClientRect();
          const isShown = [
            left - away > edge.left,
            top - away > edge.top,
            right + away < edge.right,
            bottom + away < edge.bottom,
          ];
          for (const [side, shown] of isShown.entries()) sides[side] &&= shown;
        }
        return sides.filter(Boolean).length;
      };
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!control.closest(within) || control.matches(outOfReach)) continue;
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const name = `${control.tagName} ${control.ariaLabel ?? control.textContent.trim().slice(0, 60)}`;

        if (control.tabIndex >= 0) {
          (document.activeElement as HTMLElement | null)?.blur();
          const before = look(control);
          control.focus();
          // A tab list moves the focus to the selected tab.
          if (document.activeElement !== control) continue;
          const { x, y, width, height } = control.getBoundingClientRect();
          if (look(control) === before) found.push(`does not show the focus: ${name}`);
          else if (getComputedStyle(control).outlineStyle !== "none" && shownSides(control) < 2)
            found.push(`shows the focus cut away: ${name}`);
          const covered = [2, height / 2, height - 2].map((dy) => !arrives(control, x + width / 2, y + dy));
          // A tall element, such as a panel, needs to be visible only in part.
          const isCovered = height > 100 ? covered.every(Boolean) : covered.some(Boolean);
          if (width > 2 && isCovered)
            found.push(`has the focus under something else at ${Math.round(y)}: ${name}`);
        }

        // An inline link is as high as its line.
        const isInText =
          getComputedStyle(control).display === "inline" &&
          control.parentElement?.textContent.trim() !== control.textContent.trim();
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height, bottom } = control.getBoundingClientRect();
        // Only for screen readers, or hidden until focused.
        if (isInText || width < 2 || bottom < 0) continue;
        const reach = target / 2 - 1;
        const isMissed = [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ].some(([dx = 0, dy = 0]) => !arrives(control, x + width / 2 + dx, y + height / 2 + dy));
        if (isMissed) found.push(`smaller than ${target}: ${name} ${width} x ${height}`);
      }
      document.adoptedStyleSheets = [];
      (document.activeElement as HTMLElement | null)?.blur();
      return found;
    },
    { controls: CONTROLS, outOfReach: OUT_OF_REACH, target, within },
  );
}

/** Selected or filled elements. */
const CHOSEN =
  "input[type=radio]:checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true], [aria-current=page], [aria-current=true], [data-fill]";

/** Class names of elements that were already checked. */
const shown = new Set<string>();

/** Selected or filled elements that do not show it with forced colours. */
export async function unseenChoices(page: Page, within = "body"): Promise<string[]> {
  const chosen = page.locator(within).locator(CHOSEN);
  // Switching the colours is the slowest check, so known elements skip it.
  const looks = await chosen.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .map((element) => element.tagName + element.getAttribute("class")),
  );
  if (looks.every((look) => shown.has(look))) return [];
  await page.emulateMedia({ forcedColors: "active" });
  const found = await chosen.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .filter((element) => {
        const { outlineStyle, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        const isFilled = forcedColorAdjust === "none" && backgroundColor !== "rgba(0, 0, 0, 0)";
        return outlineStyle === "none" && !isFilled;
      })
      .map((element) => `looks like what is not chosen: ${element.outerHTML.slice(0, 160)}`),
  );
  await page.emulateMedia({ forcedColors: null });
  if (found.length === 0) for (const look of looks) shown.add(look);
  return found;
}
