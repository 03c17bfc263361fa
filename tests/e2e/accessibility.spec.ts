import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { hostilePlaces, SIGNED_IN, SIGNED_OUT, type Visit } from "./support/visits";

test.describe.configure({ timeout: 900_000 });

/** What WCAG 2.2 asks for at levels A and AA, and what is good practice beside it. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Both themes, and each of the widths at which the app is another one. */
const LOOKS = [
  { theme: "dark", width: 375 },
  { theme: "light", width: 375 },
  { theme: "dark", width: 768 },
  { theme: "light", width: 1280 },
] as const;

/** Shows the open page as it would have come. */
async function dress(page: Page, { theme, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((theme) => {
    localStorage.setItem("formcast-theme", theme);
    dispatchEvent(new StorageEvent("storage"));
  }, theme);
  await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

test("axe finds nothing on any page, in both themes and at every width", async ({ page, browser }) => {
  const places = await hostilePlaces(page);
  const guest = await (
    await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" })
  ).newPage();
  const look = async (visitor: Page, { address, shows }: Visit) => {
    await visitor.goto(new URL(address, test.info().project.use.baseURL).href);
    await expect(visitor.getByRole("main").first()).toBeVisible();
    if (shows) await expect(visitor.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    for (const each of LOOKS) {
      await dress(visitor, each);
      const where = `${address} ${each.theme} ${each.width}`;
      expect.soft(await violations(visitor), where).toEqual([]);
    }
  };
  for (const visits of Object.values(SIGNED_OUT)) for (const each of visits(places)) await look(guest, each);
  for (const visits of Object.values(SIGNED_IN)) for (const each of visits(places)) await look(page, each);
});
