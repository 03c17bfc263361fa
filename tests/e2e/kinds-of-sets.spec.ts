import type { Page } from "@playwright/test";
import { NEW_CLIENT_DEFAULTS } from "../../lib/body/ranges";
import { registerElsewhere, somebody } from "./support/account";
import { enter } from "./support/device";
import { expect, test } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const openExercise = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("button", { name }).last().click();

async function openLogger(page: Page): Promise<string> {
  await enter(page, await registerElsewhere(page, somebody("Dana Whitfield")));
  const made = await page.request.post("/api/clients", {
    data: { name: "Marcus Reed", ...NEW_CLIENT_DEFAULTS },
  });
  const { id } = await made.json();
  for (const name of ["Plank", "Rowing Machine", "Assisted Pull-Up", "Chair Pose"])
    await page.request.post(`/api/client/${id}/workout/exercises/back`, { data: { exerciseName: name } });
  await page.goto(`/transformation/${id}?tab=workouts`);
  await page.getByRole("tab", { name: "Back" }).click();
  return id;
}

async function typeFigure(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole("button", { name: `Type ${label}` }).click();
  const field = page.getByRole("textbox", { name: label });
  await field.fill(value);
  await field.press("Enter");
}

test("time, distance and assisted sets are logged, shown and summed up", async ({ page, hasTouch }) => {
  const id = await openLogger(page);
  const time = hasTouch ? "Time" : "Time, set 1";
  const save = async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/workout") && answer.ok());
    await button(page, "Save").click();
    await saved;
  };

  await openExercise(page, "Plank");
  await typeFigure(page, time, "1:15");
  await button(page, "Log set 1").click();
  await save();
  await expect(page.getByRole("tabpanel").getByText("1:15").first()).toBeVisible();

  await openExercise(page, "Rowing Machine");
  await typeFigure(page, "Distance, set 1", "0.31");
  await typeFigure(page, time, "1:52");
  await button(page, "Log set 1").click();
  await save();
  await expect(page.getByRole("tabpanel").getByText("0.31 mi in 1:52").first()).toBeVisible();

  await openExercise(page, "Assisted Pull-Up");
  await typeFigure(page, "Weight, set 1", "-40");
  await button(page, "Log set 1").click();
  await save();
  await expect(page.getByRole("tabpanel").getByText("-40 lb × 10").first()).toBeVisible();

  // A custom exercise changes its measure.
  await openExercise(page, "Chair Pose");
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Measured by" }).click();
  await page.getByRole("dialog").getByText("Time", { exact: true }).click();
  await typeFigure(page, time, "30");
  await button(page, "Log set 1").click();
  await save();

  const [workout] = await (await page.request.get(`/api/client/${id}/workout`)).json();
  expect(workout.exercises.map((one: { setsData: object[] }) => one.setsData[0])).toMatchObject([
    { reps: 0, seconds: 75 },
    { reps: 0, seconds: 112 },
    { reps: 10, weight: -40 },
    { reps: 0, seconds: 30 },
  ]);

  await button(page, "History").click();
  await page
    .getByRole("button", { name: /^More actions for the workout of/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Summary and records" }).click();
  const note = page.getByLabel("Note", { exact: true });
  const noted = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await note.fill("Shoulder was fine");
  await noted;
  const picture = page.waitForEvent("download");
  await button(page, "Share as a picture").click();
  expect((await picture).suggestedFilename()).toMatch(/^Marcus_.*\.jpg$/);
});

test("the first sets of an exercise need at most three taps each, later sets two", async ({
  page,
  hasTouch,
}) => {
  await openLogger(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => {
      dataset.taps = String(Number(dataset.taps ?? "0") + 1);
    };
    window.addEventListener("click", count, true);
  });
  const another = hasTouch ? "Another set" : "Add set";
  await openExercise(page, "Plank");
  for (const set of [1, 2, 3]) {
    if (set > 1) await button(page, another).click();
    await button(page, `Log set ${set}`).click();
  }
  await button(page, "Save").click();
  await expect(page.getByRole("tabpanel").getByText("3 × 30 s").first()).toBeVisible();
  const first = await page.evaluate(() => Number(document.documentElement.dataset.taps));
  expect(first).toBeLessThanOrEqual(3 * 3);

  await openExercise(page, "Plank");
  for (const set of [1, 2, 3]) await button(page, `Log set ${set}`).click();
  await button(page, "Save").click();
  await expect(page.getByText("Workout saved").first()).toBeVisible();
  const all = await page.evaluate(() => Number(document.documentElement.dataset.taps));
  console.log(`three first sets: ${first} taps with opening and saving; three more: ${all - first}`);
  expect(all - first).toBeLessThanOrEqual(2 * 3);
});
