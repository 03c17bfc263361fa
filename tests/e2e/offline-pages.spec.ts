import type { Page } from "@playwright/test";
import { MUSCLE_GROUPS } from "../../lib/body/ranges";
import { registerElsewhere, signIn, somebody } from "./support/account";
import { enter, keptPages, storedText, untilReadyForOffline } from "./support/device";
import { clientWithExercise, EXERCISE, exerciseCard, openExercise, openWorkouts } from "./support/logger";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

const CLIENT = "Zebedee Quartz";
const TRAINER = "Wilhelmina Oxbow";

/** A trainer whose device is ready for offline use and has cached one client's workouts. */
async function ready(page: Page) {
  const account = await registerElsewhere(page, somebody(TRAINER));
  await enter(page, account);
  const id = await clientWithExercise(page.request, { name: CLIENT });
  await page.goto("/client-dashboard");
  await expect(page.getByRole("heading", { name: CLIENT, level: 3 })).toBeVisible();
  await openWorkouts(page, id);
  await expect(exerciseCard(page)).toBeVisible();
  await untilReadyForOffline(page);
  // The other muscle groups are prefetched after the open one.
  for (const group of MUSCLE_GROUPS)
    await expect.poll(() => storedText(page)).toMatch(new RegExp(`exercises\\W+${group}`));
  return { account, id };
}

const logout = async (page: Page) => {
  await page.goto("/my-account");
  await page.getByRole("button", { name: "Logout" }).last().click();
};

/** No trace of the account may stay on the device. */
async function leavesNothing(page: Page, account: { email: string }, id: string): Promise<void> {
  const stored = () => storedText(page);
  for (const trace of [CLIENT, TRAINER, EXERCISE, account.email, id]) {
    await expect.poll(stored, { message: `${trace} is left on the device` }).not.toContain(trace);
  }
}

test("after its first visit the app opens offline, also by a link, and says what needs a network", async ({
  page,
  context,
}) => {
  const { id } = await ready(page);
  await test.step("the data of an opened page is not in the cached page", async () => {
    await page.evaluate(() => caches.delete("shells"));
    for (const address of ["/client-dashboard", `/transformation/${id}?tab=workouts`])
      expect(await (await page.goto(address))?.text()).toContain(CLIENT);
    await untilReadyForOffline(page);
    const kept = await keptPages(page);
    for (const trace of [CLIENT, TRAINER, id]) expect(kept).not.toContain(trace);
  });
  await context.setOffline(true);
  await page.reload();
  await expect(exerciseCard(page)).toBeVisible();
  await expect(page.getByText("No network").first()).toBeVisible();

  await page.goto("/client-dashboard");
  await expect(page.getByRole("heading", { name: `Welcome, ${TRAINER}` })).toBeVisible();
  await expect(page.getByRole("heading", { name: CLIENT, level: 3 })).toBeVisible();
  await page.goto("/my-account");
  await expect(page.getByRole("heading", { name: TRAINER })).toBeVisible();
  await page.goto("/analytics");
  await expect(page.getByText("Check your network and try again.")).toBeVisible();

  // The other muscle groups were prefetched.
  await openWorkouts(page, id);
  await page.getByRole("tab", { name: "Chest" }).click();
  await expect(page.getByText("No chest exercises yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try loading again" })).toBeHidden();

  await test.step("a link into the app opens offline, and an unknown one lists the cached pages", async () => {
    await page.goto("about:blank");
    await openWorkouts(page, id);
    await openExercise(page);
    await expect(page.getByRole("button", { name: "Log set 1", exact: true })).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "No network", includeHidden: true })).toBeAttached();
    await page.getByRole("link", { name: `Log ${CLIENT}` }).click();
    await expect(exerciseCard(page)).toBeVisible();
    await openWorkouts(page, "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001");
    await expect(page.getByText("This client is not on this device")).toBeVisible();
  });

  await page.goto(`/client-onboarding?clientId=${id}`);
  await page.getByLabel("Name").fill("Zebedee Q.");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Failed to update client: no network")).toBeVisible();

  await context.setOffline(false);
  await page.goto("/client-dashboard");
  await expect(page.getByRole("heading", { name: CLIENT, level: 3 })).toBeVisible();
  await expect(page.getByText("No network")).toHaveCount(0);
});

test("logging out removes all account data, and a second account sees none of it", async ({
  page,
  context,
}) => {
  const { account, id } = await ready(page);
  expect(await storedText(page)).toContain(CLIENT);
  expect(await storedText(page)).toContain(EXERCISE);
  await logout(page);
  await page.waitForURL(/\/login/);
  await leavesNothing(page, account, id);
  await context.setOffline(true);
  await openWorkouts(page, id);
  await expect(page.getByText("Signing in needs a network.")).toBeVisible();
  await leavesNothing(page, account, id);
  await context.setOffline(false);

  const other = somebody("Bo Larsen");
  await registerElsewhere(page, other);
  await page.goto("/login");
  await signIn(page, other);
  await page.waitForURL((url) => url.pathname === "/");
  await untilReadyForOffline(page);
  await leavesNothing(page, account, id);
  await context.setOffline(true);
  await openWorkouts(page, id);
  await expect(page.getByText("This client is not on this device")).toBeVisible();
  await expect(page.getByText(CLIENT)).toHaveCount(0);
});

test("logging out works offline, and ends the session when the network returns", async ({
  page,
  context,
}) => {
  const { account, id } = await ready(page);
  await context.setOffline(true);
  await logout(page);
  await expect(page.getByText("Signing in needs a network.")).toBeVisible();
  await leavesNothing(page, account, id);
  const cookies = await context.cookies();
  await context.setOffline(false);
  await page.goto("/client-dashboard");
  // Either the page or the pending logout redirects first.
  await page.waitForURL(/\/(login|welcome)/);
  await leavesNothing(page, account, id);
  // The server has ended the session too.
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const asked = () => fetch(new URL("/api/auth/me", page.url()), { headers: { cookie: header } });
  await expect.poll(async () => (await asked()).status).toBe(401);
});
