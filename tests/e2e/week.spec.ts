import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { addDays, mondayOf } from "@/lib/text/calendar/days";
import type { Period } from "@/lib/training/analytics/schema";
import type { SummedWorkout } from "@/lib/training/logbook/schema";
import { register } from "./support/account";
import { makeClient } from "./support/client";
import { daysAgo } from "./support/database";
import { logSets } from "./support/logger";
import { expect, test } from "./support/test";
import { button, openWorkouts, daysAgo as today } from "./support/workouts";
import {
  ANALYTICS,
  ANN,
  ANNS_PLAN,
  ANNS_RECORDS,
  DAY,
  EXTRA_SQUAT,
  LEGS,
  OTHERS,
  PUSH,
  type TableExercise,
} from "./week-table";

const CLIENTS = ["Ann Ash", "Ben Birch", "Cy Cedar"];
/** The last full week, so that all its days are in the past. */
const MONDAY = addDays(mondayOf(today(0)), -7);
const dateOf = (day: number) => addDays(MONDAY, day);

/** Sets the browser's clock, in Kolkata; saves send it to the server. */
const at = (page: Page, day: number, time: string) =>
  page.clock.setSystemTime(new Date(`${dateOf(day)}T${time}:00+05:30`));

const planned = (weekday: number, name: string, exercises: TableExercise[]) => ({
  weekday,
  name,
  exercises: exercises.map(({ name: exerciseName, group, sets }) => ({
    exerciseName,
    muscleGroup: group,
    sets: sets.length,
    reps: { min: sets[0]?.reps, max: sets[0]?.reps },
    weight: sets[0]?.weight,
    isFixed: true,
  })),
});

/** Three clients of a trainer; Ann has a plan of two sessions. */
async function aTrainersClients(page: Page): Promise<string[]> {
  await register(page.request);
  const ids: string[] = [];
  for (const name of CLIENTS) {
    const { id } = await makeClient(page.request, { name, workoutsPerWeek: 3 });
    await daysAgo("Client", id, 21);
    const data = { exerciseName: "Back Squat" };
    await page.request.post(`/api/client/${id}/workout/exercises/legs`, { data });
    ids.push(id);
  }
  const sessions = [planned(1, "Push", PUSH), planned(5, "Legs", LEGS)];
  const saved = await page.request.post(`/api/client/${ids[0]}/workout/plan`, { data: { sessions } });
  expect(saved.ok()).toBe(true);
  return ids;
}

/** Starts today's session and does the given exercises as they open. */
async function trainAsPlanned(page: Page, id: string, exercises: TableExercise[]) {
  await openWorkouts(page, id);
  await page.getByRole("radio", { name: "Program", exact: true }).click();
  await button(page, "Start today's workout").click();
  for (const { name, sets } of exercises) {
    await expect(
      page.getByRole("dialog", { name, exact: true }).or(page.getByRole("region", { name, exact: true })),
    ).toBeVisible();
    for (let set = 1; set < sets.length; set++) await button(page, `Log set ${set}`).click();
    // The last set of an exercise saves it.
    await page
      .getByRole("button", { name: new RegExp(`^Log set ${sets.length}, (?:go on|finish)$`) })
      .click();
    await expect
      .poll(async () => (await workoutsOf(page, id))[0]?.exercises.map((one) => one.exerciseName))
      .toContain(name);
  }
}

const workoutsOf = async (page: Page, id: string): Promise<SummedWorkout[]> =>
  (await page.request.get(`/api/client/${id}/workout`)).json();

test("a week of three clients shows the same values on every page", async ({ page, context }) => {
  const ids = await aTrainersClients(page);
  const [ann = ""] = ids;

  await test.step("Monday: the planned push", async () => {
    await at(page, DAY.monday, "18:00");
    await trainAsPlanned(page, ann, PUSH);
    // Until the last save has its reply, its sets are still unsent.
    await expect(page.getByText("Good work, Ann")).toBeVisible();
  });

  await test.step("Tuesday: three clients on the floor, without a network until Wednesday", async () => {
    await at(page, DAY.tuesday, "07:30");
    await page.goto("/floor");
    for (const name of CLIENTS) {
      await page.getByRole("button", { name: "Add a client" }).click();
      await page.getByRole("dialog", { name: "Add to the floor" }).getByRole("button", { name }).click();
      // The list begins with the muscles of the next planned session.
      await page.getByRole("tab", { name: "Legs" }).click();
      await page.getByRole("button", { name: "Back Squat" }).last().click();
      await expect(page.getByRole("region", { name: `${name}, Back Squat` })).toBeVisible();
    }
    await context.setOffline(true);
    for (const name of CLIENTS) {
      await page.getByRole("tab", { name }).click();
      await logSets(page, 2);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Saved on this device").first()).toBeVisible();
    }
    for (const id of ids.slice(1)) expect(await workoutsOf(page, id)).toEqual([]);
    await at(page, DAY.tuesday + 1, "09:00");
    await context.setOffline(false);
    for (const id of ids.slice(1)) await expect.poll(async () => (await workoutsOf(page, id)).length).toBe(1);
    await expect.poll(async () => (await workoutsOf(page, ann)).length).toBe(2);
  });

  await test.step("Thursday: an extra squat", async () => {
    await at(page, DAY.thursday, "12:00");
    await openWorkouts(page, ann);
    await page.getByRole("tab", { name: "Legs" }).click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Back Squat" }).last().click();
    const [{ weight, reps } = { weight: 0, reps: 0 }] = EXTRA_SQUAT.sets;
    await type(page, "Weight", weight);
    await type(page, "Reps", reps);
    await button(page, "Log set 1").click();
    await button(page, "Save").click();
    // Until the save has its reply, its sets are still unsent, and would be asked about on Friday.
    await expect(page.getByRole("dialog", { name: "Back Squat", exact: true })).toHaveCount(0);
    await expect(page.getByText("not saved yet")).toHaveCount(0);
    expect(await workoutsOf(page, ann)).toHaveLength(3);
  });

  await test.step("Friday: half a session", async () => {
    await at(page, DAY.friday, "18:00");
    await trainAsPlanned(page, ann, LEGS.slice(0, 2));
    await expect(page.getByRole("heading", { name: "Leg Curl" }).last()).toBeVisible();
  });

  await test.step("history, plan, analytics, records and export say the same", async () => {
    await at(page, DAY.friday, "21:00");
    await historyAgrees(page, ids);
    await planAgrees(page, ann);
    await analyticsAgree(page);
    await recordsAgree(page, ann);
    await exportAgrees(page, ann);
  });
});

/** Types a value into the next set. */
async function type(page: Page, label: string, value: number): Promise<void> {
  await page
    .getByRole("button", { name: `Type ${label}` })
    .first()
    .click();
  await page.getByRole("textbox", { name: label }).fill(String(value));
  await page.keyboard.press("Enter");
}

const inTable = (table: typeof ANN) =>
  table.map(({ day, exercises }) => ({
    date: dateOf(day),
    exercises: exercises.map(({ name, sets }) => [
      name,
      sets.map(({ weight, reps }) => `${weight} x ${reps}`),
    ]),
  }));

async function historyAgrees(page: Page, [ann = "", ...others]: string[]): Promise<void> {
  const shown = async (id: string) =>
    (await workoutsOf(page, id))
      .map(({ date, exercises }) => ({
        date,
        exercises: exercises.map(({ exerciseName, setsData }) => [
          exerciseName,
          setsData.map(({ weight, reps }) => `${weight} x ${reps}`),
        ]),
      }))
      .toReversed();
  expect(await shown(ann)).toEqual(inTable(ANN));
  for (const id of others) expect(await shown(id)).toEqual(inTable(OTHERS));
  await openWorkouts(page, ann);
  await button(page, "History").click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("button", { name: /^More actions for the workout/ })).toHaveCount(
    ANN.length,
  );
  await history.getByRole("button", { name: "Close" }).click();
}

async function planAgrees(page: Page, id: string): Promise<void> {
  await openWorkouts(page, id);
  await page.getByRole("radio", { name: "Program", exact: true }).click();
  const days = page.getByRole("list", { name: "This week" }).getByRole("listitem");
  await expect(days).toHaveCount(7);
  for (const { day, state } of ANNS_PLAN) await expect(days.nth(day)).toContainText(`, ${state}`);
}

async function analyticsAgree(page: Page): Promise<void> {
  const answer = await page.request.get("/api/analytics/period?timezoneOffset=-330");
  const { weeks }: Period = await answer.json();
  expect(weeks.find(({ monday }) => monday === MONDAY)).toEqual({ monday: MONDAY, ...ANALYTICS });
}

async function recordsAgree(page: Page, id: string): Promise<void> {
  const records: { exerciseName: string; bestWeight: number; bestReps: number; achievedDate: string }[] =
    await (await page.request.get(`/api/client/${id}/personal-records`)).json();
  const kept = records.map(({ exerciseName, bestWeight, bestReps, achievedDate }) => [
    exerciseName,
    { weight: bestWeight, reps: bestReps, date: achievedDate },
  ]);
  const expected = Object.entries(ANNS_RECORDS).map(([name, { day, ...set }]) => [
    name,
    { ...set, date: dateOf(day) },
  ]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(expected));
}

async function exportAgrees(page: Page, id: string): Promise<void> {
  const file = await (await page.request.get(`/api/client/${id}/workout/export?format=csv`)).text();
  const { data } = Papa.parse<Record<string, string>>(file.replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  });
  const lines = data.map((row) => `${row.date?.slice(0, 10)} ${row.exercise} ${row.weight_lb} x ${row.reps}`);
  const expected = inTable(ANN).flatMap(({ date, exercises }) =>
    exercises.flatMap(([name, sets]) => (sets as string[]).map((set) => `${date} ${name} ${set}`)),
  );
  expect(lines.toSorted()).toEqual(expected.toSorted());
  expect(new Set(data.map((row) => row.workout_id)).size).toBe(ANN.length);
}
