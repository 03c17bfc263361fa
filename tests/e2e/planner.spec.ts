import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient } from "./support/client";
import { expect, test } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A dialog on phones, a part of the page on laptops. */
const editor = (page: Page, name: string) =>
  page.getByRole("dialog", { name, exact: true }).or(page.getByRole("region", { name, exact: true }));

async function openWorkouts(page: Page): Promise<string> {
  await register(page.request);
  const { id } = await makeClient(page.request);
  await page.goto(`/transformation/${id}?tab=workouts`);
  return id;
}

/** A week of seven sessions, so that today has one. */
async function makePlan(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Program", exact: true }).click();
  await button(page, "Make a program").click();
  const sheet = page.getByRole("dialog", { name: "New program" });
  await sheet.getByRole("radio", { name: "7", exact: true }).click();
  await expect(sheet.getByRole("list", { name: "Proposed week" }).getByRole("listitem")).toHaveCount(7);
  await sheet.getByRole("button", { name: "Use this program" }).click();
  await expect(button(page, "Start today's workout")).toBeVisible();
}

/** Today's exercises on the server. */
async function todaysExercises(page: Page, id: string) {
  const { sessions } = await (await page.request.get(`/api/client/${id}/workout/plan`)).json();
  const weekday = await page.evaluate(() => new Date().getDay() || 7);
  // Undefined until the plan has been saved.
  const today = sessions.find((session: { weekday: number }) => session.weekday === weekday);
  return (today?.exercises ?? []) as {
    exerciseName: string;
    sets: number;
    weight: number;
    withNext: boolean;
  }[];
}

const names = async (page: Page, id: string) =>
  (await todaysExercises(page, id)).map(({ exerciseName }) => exerciseName);

async function choose(page: Page, exercise: string, item: string): Promise<void> {
  await button(page, `More actions for ${exercise}`).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a plan fills the logger, and the logged sets decide the next target with its reason", async ({
  page,
}) => {
  const id = await openWorkouts(page);
  await makePlan(page);
  await expect.poll(async () => (await todaysExercises(page, id)).length).toBeGreaterThan(0);
  const [first] = await todaysExercises(page, id);
  if (!first) throw new Error("nothing is planned for today");
  await button(page, "Start today's workout").click();

  await expect(editor(page, first.exerciseName)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Workout" })).toContainText("exercise 1 of");
  for (let set = 1; set < first.sets; set++) await button(page, `Log set ${set}`).click();
  await button(page, `Log set ${first.sets}, go on`).click();
  // The next exercise of the workout is open; go back to the first, which is done.
  await expect(page.getByRole("navigation", { name: "Workout" })).toContainText("exercise 2 of");
  await page.getByRole("button", { name: `Previous: ${first.exerciseName}` }).click();
  await expect(page.getByText(/^Next target/).first()).toBeVisible();
  await expect(page.getByText(/Last time \d+(-\d+)* at/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole("region", { name: "Today's workout" })).toContainText("1 of");
  await page.getByRole("radio", { name: "Program", exact: true }).click();
  await expect(page.getByText(/Last time \d+(-\d+)* at/).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "This week" })).toContainText("in progress");
});

test("a plan can be edited: load, order, superset, swap, removal with undo", async ({ page }) => {
  const id = await openWorkouts(page);
  await makePlan(page);
  await expect.poll(async () => (await names(page, id)).length).toBeGreaterThan(1);
  const [first = "", second = ""] = await names(page, id);

  await page.getByRole("button", { name: `Change ${first}:` }).click();
  const sheet = page.getByRole("dialog", { name: first });
  await sheet.getByRole("button", { name: "Increase Sets" }).click();
  await sheet.getByRole("button", { name: "Type Starting load, lb" }).click();
  const load = sheet.getByRole("textbox", { name: "Starting load, lb" });
  await load.fill("62.5");
  await load.press("Enter");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await todaysExercises(page, id))[0]?.weight).toBe(62.5);

  await choose(page, first, "Move down");
  await expect.poll(async () => (await names(page, id)).slice(0, 2)).toEqual([second, first]);
  await choose(page, second, "Superset with next");
  await expect.poll(async () => (await todaysExercises(page, id))[0]?.withNext).toBe(true);

  await choose(page, first, "Swap exercise");
  const chooser = page.getByRole("dialog", { name: `Swap ${first}` });
  await chooser.getByLabel("Search exercises").fill("Sled Push");
  await chooser.getByRole("button", { name: "Add “Sled Push”" }).click();
  await expect.poll(async () => (await names(page, id)).slice(0, 2)).toEqual([second, "Sled Push"]);

  await choose(page, "Sled Push", "Remove");
  await expect.poll(async () => names(page, id)).not.toContain("Sled Push");
  await button(page, "Undo").click();
  await expect.poll(async () => (await names(page, id)).slice(0, 2)).toEqual([second, "Sled Push"]);
});

test("a superset alternates, and a swapped exercise keeps its logged sets", async ({ page }) => {
  const id = await openWorkouts(page);
  for (const exerciseName of ["Back Squat", "Leg Curl"])
    await page.request.post(`/api/client/${id}/workout/exercises/legs`, { data: { exerciseName } });
  await page.reload();
  const open = (name: string) => page.getByRole("tabpanel").getByRole("button", { name }).last().click();
  const more = async (item: string) => {
    await button(page, "More").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await open("Back Squat");
  await button(page, "Add set").click();
  await more("Superset with");
  await page
    .getByRole("dialog", { name: "Superset with" })
    .getByRole("button", { name: "Leg Curl", exact: true })
    .click();
  await expect(page.getByRole("navigation", { name: "Workout" })).toContainText("Superset 1 of 2");
  await button(page, "Log set 1").click();
  await expect(editor(page, "Leg Curl")).toBeVisible();
  await expect(page.getByRole("timer")).toBeHidden();
  await button(page, "Log set 1").click();
  await expect(editor(page, "Back Squat")).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();

  await more("Swap exercise");
  await page
    .getByRole("dialog", { name: "Swap" })
    .getByRole("button", { name: "Hack Squat", exact: true })
    .click();
  await expect(editor(page, "Hack Squat")).toBeVisible();
  await expect(button(page, "Log set 1")).toBeVisible();
  await page.reload();
  const strip = page.getByRole("region", { name: "Today's workout" });
  await expect(strip.getByRole("button", { name: /Back Squat/ })).toContainText("1 of 1 set");
  await expect(strip.getByRole("button", { name: /Hack Squat/ })).toContainText("Not started, 1 set");
});

test("a pinned note shows above the exercise, also on another device", async ({ page }) => {
  const id = await openWorkouts(page);
  await page.request.post(`/api/client/${id}/workout/exercises/legs`, {
    data: { exerciseName: "Leg Press" },
  });
  await page.reload();
  await page.getByRole("tabpanel").getByRole("button", { name: "Leg Press" }).last().click();
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Pin a note" }).click();
  const sheet = page.getByRole("dialog", { name: "Pinned note" });
  await sheet.getByRole("textbox").fill("Seat 4, feet high");
  await sheet.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("button", { name: "Pinned note: Seat 4, feet high" })).toBeVisible();
  const list = await page.request.get(`/api/client/${id}/workout/exercises/legs`);
  expect(await list.json()).toMatchObject([{ pinnedNote: "Seat 4, feet high" }]);
});

test("left and right arrows select another set @laptop-alone", async ({ page }) => {
  const id = await openWorkouts(page);
  await page.request.post(`/api/client/${id}/workout/exercises/legs`, {
    data: { exerciseName: "Leg Press" },
  });
  await page.reload();
  await page.getByRole("tabpanel").getByRole("button", { name: "Leg Press" }).last().click();
  await button(page, "Add set").click();
  await expect(button(page, "Log set 1")).toBeVisible();
  await page.getByRole("button", { name: "Increase Reps" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Log set 2")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(button(page, "Log set 1")).toBeVisible();
});
