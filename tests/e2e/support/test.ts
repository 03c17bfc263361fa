import { test as base, expect, type Page } from "@playwright/test";

export * from "@playwright/test";

/** A page is used once it has woken up: what is pressed before that is lost, for a person too. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const response = await goto.apply(page, args);
      await awake(page);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload.apply(page, args);
      await awake(page);
      return response;
    };
    await use(page);
  },
});

/** Waits until React has taken over what the server drew. A page that leads elsewhere at once is not waited for. */
async function awake(page: Page): Promise<void> {
  const isAwake = () =>
    page.evaluate(() => {
      const main = document.querySelector("main");
      return !main || Object.keys(main).some((key) => key.startsWith("__reactFiber"));
    });
  await expect
    .poll(isAwake)
    .toBe(true)
    .catch(() => {});
}
