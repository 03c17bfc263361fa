import { register } from "./support/account";
import { makeClient } from "./support/client";
import { expect, test } from "./support/test";
import { coveredByToast } from "./support/toasts";
import { button, openWorkouts } from "./support/workouts";

const planned = (exerciseName: string) => ({
  ...{ exerciseName, muscleGroup: "legs", sets: 2 },
  ...{ reps: { min: 6, max: 6 }, weight: 185, isFixed: true },
});

test("no message lies over what comes next, in a workout and in a sheet @laptop", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Ann Ash" });
  const exercises = [planned("Back Squat"), planned("Leg Press")];
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, name: "Legs", exercises }));
  const saved = await page.request.post(`/api/client/${id}/workout/plan`, { data: { sessions } });
  expect(saved.ok()).toBe(true);
  const message = page.locator("[data-toast]");

  await openWorkouts(page, id);
  await page.getByRole("radio", { name: "Program", exact: true }).click();
  await button(page, "Start today's workout").click();
  await button(page, "Add set").click();
  await button(page, "Set 3 options").or(button(page, "Set 1 options")).first().click();
  await page.getByRole("button", { name: /^Remove set/ }).click();
  await expect(message.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
  // Once the sheet has closed and the message has found its place.
  await expect.poll(() => coveredByToast(page)).toEqual({ main: [], others: [] });
  await message.getByRole("button", { name: "Undo" }).click();
  await button(page, "Log set 1").click();
  await button(page, "Log set 2").click();
  await button(page, "Log set 3, go on").click();
  await expect(page.getByRole("navigation", { name: "Workout" })).toContainText("exercise 2 of 2");
  // The next exercise says that the first is saved, unless it was a record.
  await expect.poll(async () => (await coveredByToast(page)).main).toEqual([]);
  await expect(page.getByText("Workout saved")).toHaveCount(0);
  await button(page, "Log set 1").click();
  await button(page, "Log set 2, finish").click();
  await expect(page.getByText("Good work, Ann")).toBeVisible();
  await expect.poll(async () => (await coveredByToast(page)).main).toEqual([]);
  await expect(page.getByText("Workout saved")).toHaveCount(0);

  await page.goto(`/transformation/${id}?tab=timeline`);
  await button(page, "Check-in link").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: /agrees to get this link/ }).click();
  await button(page, "Make the link").click();
  await expect(sheet.getByRole("textbox", { name: /^Link for/ })).toBeVisible();
  await expect(message).toHaveCount(0);
  await button(page, "Close the link").click();
  await expect(message.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await coveredByToast(page)).main).toEqual([]);
});
