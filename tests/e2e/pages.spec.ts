import type { Page } from "@playwright/test";
import { watchConsole } from "./support/console";
import { expectGuarded, reportViolations } from "./support/guard";
import { untilStill, watchLoading } from "./support/loading";
import { expectPageOpenToAll } from "./support/open-to-all";
import { pageRoutes } from "./support/pages";
import { deafSpots } from "./support/presses";
import { expect, test, untilHydrated } from "./support/test";
import { hostilePlaces, SIGNED_IN, SIGNED_OUT, type Visit } from "./support/visits";

test("every page has a visit", () => {
  expect([...Object.keys(SIGNED_OUT), ...Object.keys(SIGNED_IN)].sort()).toEqual(pageRoutes());
});

test("every page obeys its policy, escapes hostile text, has no layout shift, hears each press and is accessible", async ({
  page,
  browser,
}) => {
  const places = await hostilePlaces(page);
  const guest = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const nonces: string[] = [];
  const ran: string[] = [];
  const pressed = new Set<string>();
  for (const [visitor, visits] of [
    [guest, SIGNED_OUT],
    [page, SIGNED_IN],
  ] as const) {
    visitor.on("dialog", (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())));
    await reportViolations(visitor);
    // A theme that differs from the server's default.
    await visitor.addInitScript(() => localStorage.setItem("formcast-theme", "light"));
    const loading = await watchLoading(visitor);
    const problems = watchConsole(visitor);
    for (const visit of Object.values(visits).flatMap((visitsOf) => visitsOf(places))) {
      const { address } = visit;
      await visitor.setViewportSize({ width: 375, height: 844 });
      nonces.push(await open(visitor, visit));
      await untilStill(visitor);
      const { shift, moved, themes } = await loading();
      expect.soft(shift, `${address} moves ${moved.join("\n")}`).toBeLessThanOrEqual(0.01);
      expect.soft(themes, address).toEqual(["light"]);
      expect.soft(await deafSpots(visitor, pressed), address).toEqual([]);
      await expectPageOpenToAll(visitor, address);
      const isItself = (problem: string) => address === "/no/such/page" && problem.includes("status of 404");
      const others = problems()
        .splice(0)
        .filter((problem) => !isItself(problem));
      expect.soft(others, address).toEqual([]);
    }
  }
  expect(new Set(nonces).size).toBe(nonces.length);
  expect(ran).toEqual([]);
});

/** Returns the page's nonce after its content has appeared. */
async function open(visitor: Page, { address, shows }: Visit): Promise<string> {
  const response = await visitor.goto(new URL(address, test.info().project.use.baseURL).href);
  expect(new URL(visitor.url()).pathname).toBe(new URL(address, visitor.url()).pathname);
  const nonce = await expectGuarded(response!, address);
  await untilHydrated(visitor);
  await expect(visitor.getByRole("main").first()).toBeVisible();
  if (shows) await expect(visitor.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(visitor.locator("img[src='x'], [onerror]")).toHaveCount(0);
  return nonce;
}
