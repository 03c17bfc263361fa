import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * Playwright's own, with pages that are awake once they have been opened: what a page is asked before its scripts run
 * is lost, and how long that takes depends on how busy the machine is.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => openedAwake(await newPage());
    await use(context);
  },
});

function openedAwake(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilAwake(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilAwake(page);
    return response;
  };
  return page;
}

/** Waits until the page answers to clicks and keys, as `components/layout/awake-mark.tsx` tells. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOfTheApp = location.protocol === "http:" && document.contentType === "text/html";
    return !isOfTheApp || document.documentElement.dataset.awake !== undefined;
  });
}
