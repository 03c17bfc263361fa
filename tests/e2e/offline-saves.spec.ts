import type { BrowserContext, Page } from "@playwright/test";
import { register, signIn, somebody } from "./support/account";
import { enter, untilReadyForOffline } from "./support/device";
import {
  clientWithExercise,
  exerciseCard,
  logSets,
  openExercise,
  openWorkouts,
  save,
  savedSets,
} from "./support/logger";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });
// Each test is a whole workout, and installs the service worker first.

/** A trainer whose device is ready for offline use, with the exercise open. */
async function atTheGym(page: Page) {
  const account = await enter(page);
  const id = await clientWithExercise(page.request);
  await openWorkouts(page, id);
  await untilReadyForOffline(page);
  await openExercise(page);
  return { account, id };
}

/** The same for another client of this trainer. */
async function withTheNext(page: Page): Promise<string> {
  const id = await clientWithExercise(page.request);
  await openWorkouts(page, id);
  await openExercise(page);
  return id;
}

const kept = (page: Page) => page.getByText("Saved on this device");
const bar = (page: Page) => page.getByRole("button", { name: /waits? on this/ });
const isSaved = (page: Page, id: string, sets: number[]) =>
  expect.poll(() => savedSets(page.request, id)).toEqual(sets);
const nothingWaits = (page: Page) => expect(bar(page)).toHaveCount(0);

/** The events of a device that loses and finds the network. */
async function findSignal(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

test("five offline sets become one workout when the network returns, followed by a weigh-in", async ({
  page,
  context,
}) => {
  const { id } = await atTheGym(page);
  await context.setOffline(true);
  await logSets(page, 3);
  await page.reload();
  await expect(exerciseCard(page)).toContainText("3 of 3 sets logged, not saved yet");
  await openExercise(page);
  await page.getByRole("button", { name: "Add set", exact: true }).click();
  await page.getByRole("button", { name: "Log set 4", exact: true }).click();
  await page.getByRole("button", { name: "Add set", exact: true }).click();
  await page.getByRole("button", { name: "Log set 5", exact: true }).click();
  await save(page);
  await expect(kept(page)).toBeVisible();
  await expect(exerciseCard(page)).toContainText("Waiting for network");
  await expect(bar(page)).toContainText("No network. 1 save waits on this");
  expect(await savedSets(page.request, id)).toEqual([]);

  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await openWorkouts(later, id);
  await isSaved(later, id, [5]);
  await nothingWaits(later);
  await expect(exerciseCard(later)).toContainText("5 ×");
  await expect(exerciseCard(later)).not.toContainText("Waiting for network");
  await later.reload();
  await expect(exerciseCard(later)).toBeVisible();
  await isSaved(later, id, [5]);

  await test.step("a weigh-in is kept and sent with the moment of its measuring", async () => {
    await later.goto(`/transformation/${id}?tab=timeline`);
    await later.getByRole("button", { name: "Weigh-in", exact: true }).first().click();
    await context.setOffline(true);
    const before = Date.now();
    await later.getByRole("button", { name: "Save weigh-in" }).click();
    await expect(kept(later)).toBeVisible();
    const after = Date.now();
    await context.setOffline(false);
    const taken = async () => {
      const answer = await later.request.get(`/api/client/${id}/measurements`);
      const { measurements } = (await answer.json()) as { measurements: { takenAt: string }[] };
      return measurements.map(({ takenAt }) => new Date(takenAt).getTime());
    };
    await expect.poll(async () => (await taken()).length).toBe(2);
    const [newest = 0] = await taken();
    expect(newest).toBeGreaterThanOrEqual(before);
    expect(newest).toBeLessThanOrEqual(after);
    await nothingWaits(later);
  });
});

test("a save survives a lost reply, a server error and a refusal", async ({ page, context }) => {
  const { id } = await atTheGym(page);
  await test.step("when its reply is lost, it is sent again and saved once", async () => {
    await logSets(page, 2);
    const saves = `**/api/client/${id}/workout`;
    await page.route(saves, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await expect(kept(page)).toBeVisible();
    await isSaved(page, id, [2]);
    await page.unroute(saves);
    await findSignal(context);
    await nothingWaits(page);
    await isSaved(page, id, [2]);
  });

  await test.step("when the server fails, it waits until the server works again", async () => {
    const id = await withTheNext(page);
    await logSets(page, 2);
    const saves = `**/api/client/${id}/workout`;
    await page.route(saves, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, body: "{}" }) : route.fallback(),
    );
    await save(page);
    await expect(kept(page)).toBeVisible();
    await expect(bar(page)).toContainText("1 save waits on this");
    expect(await savedSets(page.request, id)).toEqual([]);
    await page.unroute(saves);
    await findSignal(context);
    await isSaved(page, id, [2]);
    await nothingWaits(page);
  });

  await test.step("when it is refused, it says why, comes back by Undo, and can be changed", async () => {
    const id = await withTheNext(page);
    await context.setOffline(true);
    await logSets(page, 2);
    await save(page);
    await expect(kept(page)).toBeVisible();
    const saves = `**/api/client/${id}/workout`;
    await page.route(saves, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 400, json: { message: "Validation failed" } })
        : route.fallback(),
    );
    await context.setOffline(false);
    await expect(exerciseCard(page)).toContainText("Not saved: Validation failed");
    await page.unroute(saves);
    await page.getByRole("button", { name: "1 not saved" }).click();
    await page.getByRole("button", { name: "Discard Back Squat, 2 sets" }).click();
    await expect(page.getByText("Everything is saved.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Edit Back Squat, 2 sets" }).click();
    await expect(exerciseCard(page)).toContainText("2 of 2 sets logged, not saved yet");
    await openExercise(page);
    await save(page);
    await isSaved(page, id, [2]);
  });
});

test("a save is sent only by its own trainer", async ({ page, context }) => {
  const { account, id } = await atTheGym(page);
  await test.step("whose session has ended, until the next sign-in", async () => {
    await logSets(page, 2);
    await context.clearCookies();
    await save(page);
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === `/transformation/${id}`);
    await isSaved(page, id, [2]);
    await nothingWaits(page);
    await expect(exerciseCard(page)).not.toContainText("not saved yet");
  });

  await test.step("while another one uses the device", async () => {
    const id = await withTheNext(page);
    await context.setOffline(true);
    await logSets(page, 2);
    await save(page);
    await expect(kept(page)).toBeVisible();
    await context.clearCookies();
    await register(context.request, somebody("Bo Larsen"));
    await context.setOffline(false);

    await page.goto("/client-dashboard");
    await expect(page.getByRole("heading", { name: "Welcome, Bo Larsen" })).toBeVisible();
    await nothingWaits(page);
    await findSignal(context);
    await expect(page.getByText("No clients yet")).toBeVisible();

    await page.goto("/my-account");
    await page.getByRole("button", { name: "Logout" }).last().click();
    await page.waitForURL(/\/login/);
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === "/");
    await isSaved(page, id, [2]);
  });
});
