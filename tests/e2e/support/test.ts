import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * Playwright's own, with pages that React has taken over once they have been opened: what a page is asked before is lost,
 * and how long that takes depends on how busy the machine is.
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

/** Waits until the page answers to clicks and keys: React marks each element that it has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOfTheApp = document.querySelector('script[src*="/_next/"]') !== null;
    return !isOfTheApp || Object.keys(document.body).some((key) => key.startsWith("__reactProps$"));
  });
}
