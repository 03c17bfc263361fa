import type { Page } from "@playwright/test";
import { LENGTH } from "../support/length";
import { untilStill } from "./support/loading";
import { expect, test, untilHydrated } from "./support/test";
import { hostilePlaces, otherViews, SIGNED_IN, SIGNED_OUT } from "./support/visits";

/** The others lie between two steps of the layout. */
const WIDTHS = LENGTH.isLong ? [1920, 1440, 1280, 1024, 768, 390, 320] : [1440, 768, 320];
/** Wide enough for text of twice the size. */
const LARGE_TEXT_WIDTHS = LENGTH.isLong ? [1440, 1024, 768] : [1024];

/** The browser's text size in pixels; the default is 16. */
async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${pixels}px`);
  await session.detach();
}

/** The widths at which the open page scrolls sideways. */
async function tooWideAt(page: Page, widths: readonly number[], size: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await untilStill(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${width} px${size}: ${wide} px wide`);
  }
  return found;
}

test("no page scrolls sideways, at any width and with doubled text size @laptop-alone", async ({
  page,
  browser,
}) => {
  const places = await hostilePlaces(page);
  const guest = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  for (const [visitor, visits] of [
    [guest, Object.values(SIGNED_OUT)],
    [page, [...Object.values(SIGNED_IN), otherViews]],
  ] as const)
    for (const { address } of visits.flatMap((visitsOf) => visitsOf(places))) {
      await visitor.setViewportSize({ width: 1920, height: 800 });
      await visitor.goto(new URL(address, test.info().project.use.baseURL).href);
      await untilHydrated(visitor);
      await expect(visitor.getByRole("main").first()).toBeVisible();
      const found = await tooWideAt(visitor, WIDTHS, "");
      await setTextSize(visitor, 32);
      found.push(...(await tooWideAt(visitor, LARGE_TEXT_WIDTHS, " with large text")));
      await setTextSize(visitor, 16);
      expect.soft(found, address).toEqual([]);
    }
});
