import type { Page } from "@playwright/test";
import { enter, untilReadyForOffline } from "./support/device";
import {
  clientWithExercise,
  exerciseCard,
  logSets,
  openExercise,
  openWorkouts,
  save,
} from "./support/logger";
import { expect, test, untilHydrated } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** A page of the app; `release` deploys a new version. */
async function atWork(page: Page) {
  await enter(page);
  const id = await clientWithExercise(page.request);
  await openWorkouts(page, id);
  await untilReadyForOffline(page);
  await expect.poll(() => version(page)).toMatch(/\w/);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return {
    loads: () => loads,
    /** Sets the reply of the version check, and triggers a check. */
    release: async (answer: { status?: number; body: string }) => {
      await page.unroute("**/version.json*");
      await page.route("**/version.json*", (route) => route.fulfill(answer));
      // The listener loads after the page, so the event is repeated, each time with a wait of its own: an
      // answer from before the route was set may never finish.
      const signal = () => {
        const isAnswered = page
          .waitForResponse(/version\.json/)
          .then((response) => response.finished())
          .then(
            () => true,
            () => false,
          );
        const isLate = page.waitForTimeout(1000).then(() => false);
        return page
          .evaluate(() => window.dispatchEvent(new Event("focus")))
          .then(() => Promise.race([isAnswered, isLate]));
      };
      await expect.poll(signal).toBe(true);
    },
  };
}

const version = (page: Page) => page.evaluate(() => localStorage.getItem("app-version"));
const next = (name: string) => ({ body: JSON.stringify({ version: name }) });

test("a failed check changes nothing; an update waits for an open draft, then loads once", async ({
  page,
}) => {
  const work = await atWork(page);
  const before = await version(page);
  await work.release({ status: 500, body: "boom" });
  await work.release({ body: "<!doctype html>" });
  await work.release({ body: JSON.stringify({ version: 7 }) });
  expect(await version(page)).toBe(before);

  await openExercise(page);
  await logSets(page, 1);
  await work.release(next("second"));
  await expect(page.getByText("Update ready")).toBeVisible();
  await expect(page.getByText("It loads when you are done here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  expect(work.loads()).toBe(0);

  // On laptops the toast covers Save, and hovering keeps it open.
  await page
    .getByRole("region", { name: "Notifications" })
    .getByRole("button", { name: "Close notification" })
    .click();
  await save(page);
  await expect.poll(work.loads).toBe(1);
  expect(await version(page)).toBe("second");
  await expect(exerciseCard(page)).toContainText("60 lb × 10");

  // A server that keeps changing its version must not reload the page again and again.
  await work.release(next("third"));
  await work.release(next("fourth"));
  expect(work.loads()).toBe(1);
  expect(await version(page)).toBe("second");
});

test("the service worker and the version are never cached", async ({ request }) => {
  const worker = await request.get("/sw.v2.js");
  expect(worker.status()).toBe(200);
  expect(worker.headers()["service-worker-allowed"]).toBe("/");
  expect(worker.headers()["cache-control"]).toContain("no-cache");
  const answer = await request.get("/version.json?t=1");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(typeof (await answer.json()).version).toBe("string");
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  for (const release of ["new", "broken"] as const)
    test(`scripts that are gone load the page anew, once: a ${release} release`, async ({ page }) => {
      await enter(page);
      const id = await clientWithExercise(page.request);
      await page.goto(`/transformation/${id}?tab=workouts`);
      await expect(exerciseCard(page)).toBeVisible();
      let loads = 0;
      let refused = 0;
      page.on("load", () => {
        loads += 1;
      });
      // A page's first scripts come with its HTML; those of the importer are fetched by a tap.
      await page.route(/_next\/static\/chunks\/.*\.js/, (route) => {
        if (loads > 0 && release === "new") return route.continue();
        if (route.request().isNavigationRequest() || !isOpening) return route.continue();
        refused += 1;
        return route.fulfill({ status: 404, contentType: "text/plain", body: "Not Found" });
      });
      let isOpening = false;
      const open = async () => {
        await page.getByRole("button", { name: "Import and export", exact: true }).click();
        isOpening = true;
        await page.getByRole("menuitem", { name: "Import workouts" }).click();
      };
      page.on("framenavigated", () => {
        isOpening = false;
      });
      await open();
      await expect.poll(() => loads).toBe(1);
      expect(refused).toBeGreaterThan(0);
      await untilHydrated(page);
      await open();
      if (release === "new") {
        await expect(page.getByRole("dialog", { name: /^Import workouts/ })).toBeVisible();
      } else {
        await expect.poll(() => refused).toBeGreaterThan(1);
        await expect(exerciseCard(page)).toBeVisible();
      }
      expect(loads).toBe(1);
    });
});
