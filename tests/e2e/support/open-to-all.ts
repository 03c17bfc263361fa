import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { controlProblems, unseenChoices } from "./controls";
import { untilStill } from "./loading";
import { lostText } from "./reading";
import { expect } from "./test";

/** CSS pixels that a finger hits, and that it hits in the middle of a set. */
export const TARGET = { usual: 44, training: 56 };

type Theme = "dark" | "light";

/** What has to hold on a small phone of whatever is open; `within` leaves out the page behind a dialog. */
export async function expectOpenToAll(
  page: Page,
  where: string,
  within?: string,
  target = TARGET.usual,
): Promise<void> {
  await untilStill(page);
  const found = [
    ...(await violations(page, "all", within)),
    ...(await controlProblems(page, target, within)),
    ...(await unseenChoices(page, within)),
    ...(await lostText(page, within, { isSpaced: true })).map((lost) => `when spaced ${lost}`),
  ];
  const { width, height } = page.viewportSize()!;
  // What is left of a window of 1280 pixels when everything in it is drawn four times as large.
  await page.setViewportSize({ width: 320, height });
  await untilStill(page);
  for (const lost of await lostText(page, within)) found.push(`four times as large ${lost}`);
  await page.setViewportSize({ width, height });
  expect.soft(found, where).toEqual([]);
}

/** The same of a whole page in the light theme, and what axe says to the dark one and to wider windows. */
export async function expectPageOpenToAll(page: Page, where: string): Promise<void> {
  await expectOpenToAll(page, where);
  for (const [theme, width, rules] of [
    ["dark", 375, "colours"],
    ["dark", 768, "all"],
    ["light", 1280, "all"],
  ] as const) {
    await dress(page, theme, width);
    expect.soft(await violations(page, rules), `${where} ${theme} ${width}`).toEqual([]);
  }
}

/** Shows the open page as it would have come in this theme and at this width. */
async function dress(page: Page, theme: Theme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((theme) => {
    localStorage.setItem("formcast-theme", theme);
    dispatchEvent(new StorageEvent("storage"));
  }, theme);
  await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
  await untilStill(page);
}
