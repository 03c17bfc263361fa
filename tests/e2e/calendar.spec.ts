import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";
import { logged } from "./support/workouts";

/** 1 is Monday, in the browser's time zone. */
const weekdayNow = (page: Page) => page.evaluate(() => new Date().getDay() || 7);

async function plan(page: Page, id: string, weekdays: number[], exerciseName: string): Promise<void> {
  const exercise = { exerciseName, muscleGroup: "legs", sets: 3, reps: { min: 5, max: 8 }, weight: 95 };
  const sessions = weekdays.map((weekday) => ({ weekday, name: "Leg day", exercises: [exercise] }));
  const saved = await page.request.post(`/api/client/${id}/workout/plan`, { data: { sessions } });
  expect(saved.status()).toBe(200);
}

const today = (page: Page) => page.getByRole("region", { name: /^Today, / });

test("the calendar shows who comes today, who came, and other weeks @laptop", async ({ page }, {
  project,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  await page.goto("/calendar");
  await expect(page.getByText("No clients yet")).toBeVisible();
  const { id: bo } = await makeClient(page.request, { name: "Bo Larsen" });
  await page.goto("/calendar");
  await expect(page.getByText(/^No sessions this week/)).toBeVisible();
  const { id: cy } = await makeClient(page.request, { name: "Cy Young" });
  const weekday = await weekdayNow(page);
  await plan(page, bo, [weekday], "Back Squat");
  await plan(page, cy, [weekday], "Front Squat");
  await logged(page, bo, "Back Squat", Array(3).fill({ weight: 185, reps: 5 }));

  // Phones use the client list, laptops the sidebar.
  await page.goto("/client-dashboard");
  await page.getByRole("link", { name: "Calendar" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/calendar");
  await expect(today(page)).toContainText("1 of 2 done");
  await expect(today(page).getByRole("listitem")).toContainText([/Bo Larsen.*, done/, /Cy Young.*, planned/]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page).toHaveURL(/\/calendar\?week=\d{4}-\d\d-\d\d$/);
  await expect(today(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Bo Larsen.*, planned/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /Bo Larsen.*, planned/ })).toBeVisible();
  await page.getByRole("link", { name: "This week" }).click();
  await expect(page).toHaveURL("/calendar");

  if (project.name === "phone") {
    const other = weekday === 7 ? 1 : 7;
    await page
      .getByRole("list", { name: "Days of the week" })
      .getByRole("button")
      .nth(other - 1)
      .click();
    await expect(page.getByText("Free", { exact: true }).filter({ visible: true })).toBeVisible();
    await page
      .getByRole("list", { name: "Days of the week" })
      .getByRole("button")
      .nth(weekday - 1)
      .click();
  }
  await today(page)
    .getByRole("link", { name: /^Cy Young/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/transformation/${cy}\\?tab=workouts&view=plan$`));
  await expect(page.getByRole("button", { name: "Start today's workout" })).toBeVisible();
  expect(problems()).toEqual([]);
});
