import type { Page } from "@playwright/test";

/** The text spacing of WCAG 1.4.12. */
const SPACED =
  "line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important";

/**
 * Text that is lost at this width: outside the page, cut off, or overlapping its neighbours. `isSpaced`
 * applies the text spacing of WCAG 1.4.12.
 */
export function lostText(page: Page, within = "body", { isSpaced = false } = {}): Promise<string[]> {
  const spacing = `:is(${within}) * { ${SPACED} } :is(${within}) p { margin-bottom: 2em !important }`;
  return page.evaluate(
    ({ within, spacing }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets = [sheet];
      const found: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (within === "body" && scrollWidth > clientWidth)
        found.push(`the page is ${scrollWidth} wide instead of ${clientWidth}`);
      /** Letters may be taller than their line. */
      const TOLERANCE = 6;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!parent?.closest(within)) continue;
        const isShown = text.textContent?.trim() && parent.checkVisibility({ visibilityProperty: true });
        if (!isShown || parent.closest("svg, .sr-only, script, select, textarea")) continue;
        // Only for screen readers at this width.
        if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
        range.selectNodeContents(text);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        const name = `${parent.tagName} ${text.textContent}`;
        let isContained = false;
        let isOwnBox = true;
        for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
          const { display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
          if (display === "inline" || display === "contents") continue;
          // A scroll container may contain more; truncated names show in full elsewhere.
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
      document.adoptedStyleSheets = [];
      return found;
    },
    { within, spacing: isSpaced ? spacing : "" },
  );
}
