import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { linkOf } from "./support/check-in";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { daysAgo } from "./support/database";
import { expect, test } from "./support/test";
import { logged, daysAgo as longAgo } from "./support/workouts";

/** Marcus trains and sets a record; Elena was added twelve days ago and never trained. */
async function openAnalytics(page: Page): Promise<{ marcus: string; elena: string }> {
  await register(page.request);
  await page.goto("/analytics");
  await page.getByRole("link", { name: "Add First Client" }).click();
  await expect(page).toHaveURL(/\/client-onboarding/);
  const { id: marcus } = await makeClient(page.request, { workoutsPerWeek: 3 });
  const { id: elena } = await makeClient(page.request, { name: "Elena Novak", workoutsPerWeek: 3 });
  await daysAgo("Client", elena, 12);
  await logged(page, marcus, "Back Squat", [{ weight: 185, reps: 5 }], longAgo(40));
  // Two exercises of one visit count as one workout.
  await logged(page, marcus, "Back Squat", [{ weight: 205, reps: 5 }]);
  await logged(page, marcus, "Leg Press", [{ weight: 300, reps: 8 }]);
  await page.goto("/client-dashboard");
  await page.getByRole("main").getByRole("link", { name: "View Analytics" }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(page.getByRole("heading", { name: "Quiet clients" })).toBeVisible();
  return { marcus, elena };
}

test("analytics answer who needs the trainer, who trains as planned and what changed, for the weeks of the address", async ({
  page,
}) => {
  const problems = watchConsole(page);
  const { elena } = await openAnalytics(page);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Who needs you",
    "Who trains as planned",
    "What changed",
  ]);
  const quiet = page.getByRole("region", { name: "Quiet clients" });
  await expect(quiet.getByText("1 of 2")).toBeVisible();
  await expect(quiet.getByRole("listitem")).toHaveText([/Elena Novak.*Plan 3 a week.*12 ?days/]);
  const records = page.getByRole("region", { name: "Newest records" });
  await expect(records.getByRole("listitem")).toHaveText([/Marcus Reed.*Back Squat.*205 lb × 5/]);
  const chart = page.getByRole("img", { name: /in \d+ weeks/ });
  await expect(chart).toHaveAttribute("aria-label", "None planned in 4 weeks, 1 workout");
  await expect(page.getByRole("region", { name: "By client" }).getByText("None planned")).toHaveCount(2);

  await page.getByRole("radio", { name: "12 weeks" }).click();
  await expect(chart).toHaveAttribute("aria-label", "None planned in 12 weeks, 2 workouts");
  await expect(page).toHaveURL(/\?weeks=12$/);
  await quiet.getByRole("link", { name: /Elena Novak/ }).click();
  await expect(page).toHaveURL(new RegExp(`/transformation/${elena}\\?tab=workouts`));
  await page.goBack();
  await expect(page.getByRole("radio", { name: "12 weeks" })).toBeChecked();
  await expect(chart).toHaveAttribute("aria-label", /in 12 weeks/);
  expect(await violations(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^formcast-analytics_12-weeks_/);
  expect((await readFile(await file.path(), "utf8")).trim().split("\r\n")).toHaveLength(3);
  expect(problems()).toEqual([]);
});

test("list, check-ins and analytics show the same number of quiet clients", async ({ page }) => {
  const { elena } = await openAnalytics(page);
  await expect(page.getByRole("region", { name: "Quiet clients" }).getByText("1 of 2")).toBeVisible();
  await page.goto("/client-dashboard");
  await expect(page.getByRole("button", { name: "Quiet 1" })).toBeVisible();
  // The inbox shows its lists once there is a link.
  await linkOf(page.request, elena);
  await page.goto("/inbox");
  await expect(page.getByRole("heading", { name: "Quiet clients, 1" })).toBeVisible();
});

test("a long list folds, and a name finds its client in all of them", async ({ page }) => {
  await register(page.request);
  for (const index of Array.from({ length: 10 }, (_, at) => at))
    await daysAgo("Client", (await makeClient(page.request, { name: `Client ${index}` })).id, 12);
  await page.goto("/analytics");
  const quiet = page.getByRole("list", { name: "Quiet clients" });
  await expect(quiet.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Show all 10" }).first().click();
  await expect(quiet.getByRole("listitem")).toHaveCount(10);
  await page.reload();
  await expect(quiet.getByRole("listitem")).toHaveCount(10);
  await page.getByRole("searchbox", { name: "Find a client" }).fill("client 7");
  await expect(quiet.getByRole("listitem")).toHaveText([/Client 7/]);
  await expect(page.getByRole("list", { name: "By client" }).getByRole("listitem")).toHaveText([/Client 7/]);
  await page.getByRole("searchbox", { name: "Find a client" }).fill("Zoe");
  await expect(page.getByText("No client is called “Zoe”.")).toBeVisible();
});
