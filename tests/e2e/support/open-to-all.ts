import type { Page } from "@playwright/test";
import { LENGTH } from "../../support/length";
import { violations } from "./axe";
import { controlProblems, unseenChoices } from "./controls";
import { untilStill } from "./loading";
import { lostText } from "./reading";
import { expect } from "./test";

/** The smallest touch target in CSS pixels, in general and between two sets. */
export const TARGET = { usual: 44, training: 56 };

type Theme = "dark" | "light";

/** All accessibility checks on a small phone; `within` leaves out the page behind a dialog. */
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
  // The width of a 1280 px window at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height });
  await untilStill(page);
  for (const lost of await lostText(page, within)) found.push(`four times as large ${lost}`);
  await page.setViewportSize({ width, height });
  expect.soft(found, where).toEqual([]);
}

/** A page is checked on a phone in the light theme, and then like this. The short run has only the last one. */
const LOOKS = [
  ["dark", 375, "colours"],
  ["dark", 768, "all"],
  ["light", 1280, "all"],
  ["dark", 1280, "all"],
] as const;

/** The same for a whole page in the light theme, and axe in the dark theme and at larger widths. */
export async function expectPageOpenToAll(page: Page, where: string): Promise<void> {
  await expectOpenToAll(page, where);
  for (const [theme, width, rules] of LENGTH.isLong ? LOOKS : LOOKS.slice(-1)) {
    await dress(page, theme, width);
    expect.soft(await violations(page, rules), `${where} ${theme} ${width}`).toEqual([]);
  }
}

/** Shows the page in this theme and at this width. */
async function dress(page: Page, theme: Theme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((theme) => {
    localStorage.setItem("formcast-theme", theme);
    dispatchEvent(new StorageEvent("storage"));
  }, theme);
  await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
  await untilStill(page);
}
