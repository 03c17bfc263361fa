import type { Page } from "@playwright/test";

/** What is lost at this width: text beyond the edge, cut off, or out of its box and so over its neighbours. */
export function lostText(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate((within) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (within === "body" && scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide instead of ${clientWidth}`);
    /** Letters may be higher than their line. */
    const TOLERANCE = 6;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.closest(within)) continue;
      const isShown = text.textContent?.trim() && parent.checkVisibility({ visibilityProperty: true });
      if (!isShown || parent.closest("svg, .sr-only, script, select, textarea")) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const name = `${parent.tagName} ${text.textContent}`;
      let isContained = false;
      let isOwnBox = true;
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
        if (display === "inline" || display === "contents") continue;
        // What scrolls may be larger than its frame; names end in three dots where they are told in full elsewhere.
        isContained = /auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis";
        if (isContained) break;
        const edge = box.getBoundingClientRect();
        const isCut = overflowX === "hidden" || overflowX === "clip";
        if ((isOwnBox || isCut) && (left < edge.left - 2 || right > edge.right + 2))
          found.push(`wider than its box: ${name}`);
        if ((isOwnBox || isCut) && (top < edge.top - TOLERANCE || bottom > edge.bottom + TOLERANCE))
          found.push(`higher than its box: ${name}`);
        isOwnBox = false;
      }
      if (!isContained && width > 2 && (left < -1 || right > clientWidth + 1))
        found.push(`beyond the edge: ${name}`);
    }
    return found;
  }, within);
}

/** The same with the spacing that WCAG 1.4.12 lets a reader choose. */
export async function lostTextWhenSpaced(page: Page, within?: string): Promise<string[]> {
  const space = (isSpaced: boolean) =>
    page.evaluate((isSpaced) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = isSpaced ? [sheet] : [];
    }, isSpaced);
  await space(true);
  const lost = await lostText(page, within);
  await space(false);
  return lost;
}
