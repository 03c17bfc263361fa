import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * Playwright's `test` that waits for hydration after each navigation: input before it could be lost, and its
 * duration depends on the machine.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => openedHydrated(await newPage());
    await use(context);
  },
});

function openedHydrated(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilHydrated(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilHydrated(page);
    return response;
  };
  return page;
}

/**
 * React marks each element that it has hydrated, the body before the page. Until then it stops clicks and keys at the
 * document, so that no listener in the page gets them.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // While a page loads, it may have no body.
    if (document.readyState === "loading") return false;
    if (document.querySelector('script[src*="/_next/"]') === null) return true;
    return [...document.querySelectorAll("body, main, a[href='#main'], main :is(a, button, input)")].every(
      (element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")),
    );
  });
}
