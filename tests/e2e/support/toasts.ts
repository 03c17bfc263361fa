import type { Page } from "@playwright/test";

/** The main controls that a message covers, and the other ones: what is filled, or stands in a bar for the thumb. */
export function coveredByToast(page: Page): Promise<{ main: string[]; others: string[] }> {
  return page.evaluate(() => {
    const covered = { main: [] as string[], others: [] as string[] };
    const toast = document.querySelector("[data-toast]");
    if (!toast) return covered;
    const card = toast.getBoundingClientRect();
    for (const control of document.querySelectorAll("a[href], button, input, textarea, select")) {
      if (toast.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest(".sr-only, [inert], [aria-hidden=true]")) continue;
      const { left, top, right, bottom } = control.getBoundingClientRect();
      if (
        right - left < 5 ||
        left >= card.right ||
        right <= card.left ||
        top >= card.bottom ||
        bottom <= card.top
      )
        continue;
      const filled = getComputedStyle(document.documentElement).getPropertyValue("--primary").trim();
      const probe = document.createElement("i");
      probe.style.color = filled;
      document.body.append(probe);
      const isFilled = getComputedStyle(control).backgroundColor === getComputedStyle(probe).color;
      probe.remove();
      const isMain =
        isFilled || control.closest("[data-action-bar], [data-sheet-footer], [data-thumb-zone]") !== null;
      covered[isMain ? "main" : "others"].push(control.ariaLabel ?? control.textContent.trim().slice(0, 40));
    }
    return covered;
  });
}
