import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { daysAgo } from "./support/database";
import { expect, test } from "./support/test";
import { logged, daysAgo as longAgo } from "./support/workouts";

/** The number below a label. */
const total = (page: Page, label: string) =>
  page.getByRole("region", { name: "Totals" }).locator("dt", { hasText: label }).locator("xpath=../dd[1]");

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

test("analytics cover the trainer's own clients, quiet ones first, with a chart of the week or four weeks", async ({
  page,
}) => {
  const problems = watchConsole(page);
  const { elena } = await openAnalytics(page);
  const quiet = page.getByRole("region", { name: "Quiet clients" });
  await expect(quiet.getByText("1 of 2")).toBeVisible();
  await expect(quiet.getByRole("listitem")).toHaveText([/Elena Novak.*Plan 3 a week.*12 ?days/]);
  const records = page.getByRole("region", { name: "Newest records" });
  await expect(records.getByRole("listitem")).toHaveText([/Marcus Reed.*Back Squat.*205 lb × 5/]);
  await expect(total(page, "Active clients")).toHaveText("1");
  await expect(total(page, "Workouts this week")).toHaveText("1");
  await expect(total(page, "Workouts this month")).toHaveText("1");
  await expect(total(page, "Images made")).toHaveText("0");
  const chart = page.getByRole("img", { name: /this week|in four weeks/ });
  await expect(chart).toHaveAttribute("aria-label", /^None planned this week, 1 extra/);
  await expect(chart.getByText("Today")).toBeVisible();
  await page.getByRole("radio", { name: "Month" }).click();
  await expect(page.getByRole("radio", { name: "Month" })).toBeChecked();
  await expect(chart).toHaveAttribute("aria-label", /^None planned in four weeks/);
  await expect(chart.getByText("This week")).toBeVisible();
  expect(problems()).toEqual([]);

  await quiet.getByRole("link", { name: /Elena Novak/ }).click();
  await expect(page).toHaveURL(new RegExp(`/transformation/${elena}\\?tab=workouts`));
});
