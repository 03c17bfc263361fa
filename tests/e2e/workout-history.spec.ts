import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { button, card, daysAgo, logged, openWorkouts, trainerWithClient } from "./support/workouts";

const history = (page: Page) => page.getByRole("dialog", { name: "History" });

async function openHistory(page: Page): Promise<void> {
  await button(page, "History").click();
  await expect(history(page).getByRole("listitem").first()).toBeVisible();
}

/** Opens the menu of the newest workout with this text and chooses an item. */
async function choose(page: Page, text: string, item: string): Promise<void> {
  const row = history(page).getByRole("listitem").filter({ hasText: text }).first();
  await row.getByRole("button", { name: /^More actions for the workout/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("correcting a workout also corrects the record", async ({ page }) => {
  const id = await trainerWithClient(page);
  await logged(page, id, "Back Squat", [
    { weight: 400, reps: 5 },
    { weight: 185, reps: 5 },
  ]);
  await openWorkouts(page, id);
  await expect(card(page, "Back Squat")).toContainText("400 lb × 5");
  await openHistory(page);
  await choose(page, "400 × 5", "Edit or move");
  const form = page.getByRole("dialog", { name: "Edit workout" });
  await form.getByLabel("Weight, set 1 of Back Squat").fill("four hundred");
  await button(page, "Save changes").click();
  await expect(form.getByRole("alert")).toHaveText("A number, or blank for body weight");
  await expect(form.getByLabel("Weight, set 1 of Back Squat")).toBeFocused();
  await form.getByLabel("Weight, set 1 of Back Squat").fill("200");
  await form.getByRole("button", { name: "Remove set 2 of Back Squat" }).click();
  await form.getByRole("button", { name: "Add set to Back Squat" }).click();
  await form.getByLabel("Reps, set 2 of Back Squat").fill("8");
  await form.getByLabel("Day").fill(daysAgo(3));
  await button(page, "Save changes").click();
  await expect(page.getByText("Workout changed")).toBeVisible();
  await expect(history(page).getByRole("listitem")).toContainText("200 × 5, 200 × 8");
  await history(page).getByRole("button", { name: "Close" }).click();
  await expect(history(page)).toBeHidden();
  await expect(card(page, "Back Squat")).toContainText("200 lb × 8");
});

test("a deleted workout can be restored with its record, and one of last week added later", async ({
  page,
}) => {
  const id = await trainerWithClient(page);
  await logged(page, id, "Back Squat", [{ weight: 185, reps: 5 }], daysAgo(2));
  await logged(page, id, "Back Squat", [{ weight: 225, reps: 5 }]);
  await openWorkouts(page, id);
  await openHistory(page);
  await choose(page, "225 × 5", "Delete workout");
  await expect(page.getByText("Workout deleted")).toBeVisible();
  await expect(history(page).getByRole("listitem")).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(page.getByText("Workout restored")).toBeVisible();
  await expect(history(page).getByRole("listitem")).toHaveCount(2);
  await history(page).getByRole("button", { name: "Close" }).click();
  await expect(history(page)).toBeHidden();
  await expect(card(page, "Back Squat")).toContainText("225 lb × 5");

  await openHistory(page);
  await button(page, "Log a past workout").click();
  const form = page.getByRole("dialog", { name: "Log a past workout" });
  await form.getByLabel("Day").fill(daysAgo(7));
  await form.getByRole("combobox", { name: "Exercise" }).click();
  await page.getByRole("option", { name: "Leg Press", exact: true }).click();
  await form.getByLabel("Weight, set 1 of Leg Press").fill("300");
  await form.getByLabel("Reps, set 1 of Leg Press").fill("12");
  await button(page, "Save workout").click();
  await expect(page.getByText("Workout saved")).toBeVisible();
  await expect(history(page).getByRole("listitem").nth(2)).toContainText("300 × 12");
  await history(page).getByRole("button", { name: "Close" }).click();
  await expect(history(page)).toBeHidden();
  await expect(card(page, "Leg Press")).toContainText("300 lb × 12");
});

test("a past workout can be repeated today, and undone", async ({ page }) => {
  const id = await trainerWithClient(page);
  await logged(
    page,
    id,
    "Back Squat",
    [
      { weight: 185, reps: 5 },
      { weight: 205, reps: 3 },
    ],
    daysAgo(4),
  );
  await openWorkouts(page, id);
  await openHistory(page);
  await choose(page, "205 × 3", "Repeat today");
  await expect(page.getByText("1 exercise is ready to log")).toBeVisible();
  await expect(card(page, "Back Squat")).toContainText("Not started, 2 sets");
  await button(page, "Undo").click();
  await expect(card(page, "Back Squat")).not.toContainText("Not started");
  await openHistory(page);
  await choose(page, "205 × 3", "Repeat today");
  await expect(card(page, "Back Squat")).toContainText("Not started, 2 sets");
});

test("charts show an exercise over time, and the week by muscle group", async ({ page }) => {
  const id = await trainerWithClient(page);
  await openWorkouts(page, id);
  await button(page, "Charts").click();
  const charts = page.getByRole("dialog", { name: "Charts" });
  await expect(charts).toContainText("Charts appear with the first saved workout.");
  await charts.getByRole("button", { name: "Close" }).click();
  await logged(page, id, "Back Squat", [{ weight: 185, reps: 5 }], daysAgo(40));
  await logged(page, id, "Back Squat", [
    { weight: 205, reps: 5 },
    { weight: 205, reps: 5 },
  ]);
  await logged(page, id, "Bench Press", [{ weight: 135, reps: 8 }], daysAgo(1), "chest");
  await page.reload();
  await page.getByRole("tab", { name: "Chest" }).click();
  await expect(card(page, "Bench Press")).toBeVisible();
  await button(page, "Charts").click();
  await expect(charts.getByRole("img", { name: /^Bench Press, best set/ })).toBeVisible();
  await charts.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "Legs" }).click();
  await expect(card(page, "Back Squat")).toBeVisible();
  await button(page, "Charts").click();
  await expect(
    charts.getByRole("img", { name: "Back Squat, best set over 2 days: from 185 lb to 205 lb" }),
  ).toBeVisible();
  await charts.getByRole("radio", { name: "Volume" }).click();
  await expect(
    charts.getByRole("img", { name: "Back Squat, volume over 2 days: from 925 lb to 2,050 lb" }),
  ).toBeVisible();
  await expect(charts.getByRole("row")).toHaveCount(3);
  await charts.getByRole("radio", { name: "This week" }).click();
  // Without a plan there is nothing to compare with.
  await expect(charts.getByRole("listitem").filter({ hasText: "Legs" })).toHaveText("Legs2 sets");
  await expect(charts.getByRole("progressbar")).toHaveCount(0);
});
