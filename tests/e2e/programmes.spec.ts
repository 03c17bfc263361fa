import type { Page } from "@playwright/test";
import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

const planned = (exerciseName: string, muscleGroup: string, weight: number) => ({
  exerciseName,
  muscleGroup,
  sets: 4,
  reps: { min: 8, max: 8 },
  weight,
});
const UPPER = {
  weekday: 1,
  name: "Upper",
  exercises: [planned("Bench Press", "chest", 185), planned("Barbell Row", "back", 135)],
};
const LEGS = { weekday: 3, name: "Legs", exercises: [planned("Back Squat", "legs", 225)] };

type Plan = { sessions: object[]; programme?: { startsOn: string; weeks: { sessions: Session[] }[] } };
type Session = { weekday: number; name: string; exercises: { exerciseName: string; weight: number }[] };

async function planOf(page: Page, id: string): Promise<Plan> {
  return (await page.request.get(`/api/client/${id}/workout/plan`)).json();
}

/** The exercises of a day on the server, by name. */
const onDay = async (page: Page, id: string, week: number, weekday: number) =>
  (await planOf(page, id)).programme?.weeks[week]?.sessions
    .find((session) => session.weekday === weekday)
    ?.exercises.map(({ exerciseName }) => exerciseName);

const today = (page: Page) =>
  page.evaluate(() =>
    new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
  );

async function withWeek(page: Page, name: string): Promise<string> {
  const { id } = await makeClient(page.request, { name });
  const saved = await page.request.post(`/api/client/${id}/workout/plan`, {
    data: { sessions: [UPPER, LEGS] },
  });
  expect(saved.status()).toBe(200);
  return id;
}

test("a week becomes a programme with increasing loads, and the plan shows the current week @laptop", async ({
  page,
}, { project }) => {
  const problems = watchConsole(page);
  await register(page.request);
  const id = await withWeek(page, "Bo Larsen");
  await page.goto(`/transformation/${id}?tab=workouts&view=plan`);
  await page.getByRole("link", { name: "Plan several weeks" }).click();
  await expect(page.getByRole("heading", { name: "Program", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Progression" }).click();
  // Started a week ago, so that this is week 2 of 4.
  const monday = mondayOf(await today(page));
  // The panel on laptops has the same field for copies.
  await page.getByRole("dialog").getByLabel("Starts on").fill(addDays(monday, -7));
  await page.getByRole("button", { name: "Plan the weeks" }).click();
  await expect(page.getByText("Weeks planned")).toBeVisible();
  await expect.poll(async () => (await planOf(page, id)).programme?.weeks.length).toBe(4);
  const loads = (await planOf(page, id)).programme?.weeks.map(
    ({ sessions }) => sessions[0]?.exercises[0]?.weight,
  );
  expect(loads).toEqual([185, 190, 195, 165]);
  const second = page.getByRole("region", { name: "Week 2" });
  if (project.name === "phone") await expect(page.getByRole("region", { name: "Week 1" })).toHaveCount(0);
  else await expect(page.getByRole("region", { name: /^Week / })).toHaveCount(4);
  await expect(second.getByRole("button", { name: "Change Bench Press: 4 × 8 @ 190 lb" })).toBeVisible();
  await expect(second.getByText("Now")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/transformation/${id}?tab=workouts&view=plan`);
  await expect(page.getByText("Week 2 of 4")).toBeVisible();
  await page.getByRole("list", { name: "This week" }).getByRole("button").first().click();
  await expect(page.getByRole("button", { name: "Change Bench Press: 4 × 8 @ 190 lb" })).toBeVisible();
  expect(problems()).toEqual([]);
});

test("exercises and sessions can be moved by keyboard, and Undo moves them back @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  const id = await withWeek(page, "Cy Young");
  const startsOn = mondayOf(await today(page));
  const weeks = [{ sessions: [UPPER, LEGS] }, { sessions: [UPPER, LEGS] }];
  await page.request.post(`/api/client/${id}/workout/plan`, {
    data: { sessions: [], programme: { name: "Base", startsOn, weeks } },
  });
  await page.goto(`/programs?client=${id}`);
  const first = page.getByRole("region", { name: "Week 1" });
  const said = page.locator("[id^=DndLiveRegion]");
  const carry = async (grip: string, ...keys: string[]) => {
    await first.getByRole("button", { name: grip }).focus();
    await page.keyboard.press("Space");
    await expect(said).toContainText("Picked up");
    // dnd-kit listens to keys from the next timer on, so a key before it would be lost.
    await page.evaluate(() => new Promise((next) => setTimeout(next)));
    for (const key of keys) {
      const before = await said.textContent();
      await page.keyboard.press(key);
      await expect(said).not.toHaveText(before ?? "");
    }
    await page.keyboard.press("Space");
  };

  // Within its session, from second to first.
  await carry("Move Barbell Row", "ArrowUp");
  await expect.poll(() => onDay(page, id, 0, 1)).toEqual(["Barbell Row", "Bench Press"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => onDay(page, id, 0, 1)).toEqual(["Bench Press", "Barbell Row"]);

  // Past the end of its session and an empty Tuesday, into Wednesday's session.
  await carry("Move Barbell Row", "ArrowDown", "ArrowDown", "ArrowDown");
  await expect.poll(() => onDay(page, id, 0, 3)).toEqual(["Barbell Row", "Back Squat"]);
  expect(await onDay(page, id, 0, 1)).toEqual(["Bench Press"]);

  // A session moves to the next week and swaps with the session there.
  await carry("Move Legs, Wed", "ArrowRight");
  await expect.poll(() => onDay(page, id, 1, 3)).toEqual(["Barbell Row", "Back Squat"]);
  expect(await onDay(page, id, 0, 3)).toEqual(["Back Squat"]);
});

test("the panel shows the selected session, which Alt and the arrow keys move, and the copy form @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  const id = await withWeek(page, "Cy Young");
  const weeks = [185, 190, 195].map((weight) => ({
    sessions: [
      { ...UPPER, exercises: [{ ...planned("Bench Press", "chest", weight), isFixed: true }] },
      LEGS,
    ],
  }));
  await page.request.post(`/api/client/${id}/workout/plan`, {
    data: { sessions: [], programme: { name: "Base", startsOn: mondayOf(await today(page)), weeks } },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/programs?client=${id}`);
  const panel = page.getByRole("complementary", { name: "Selected session" });
  await expect(panel.getByRole("heading", { name: "Upper" })).toBeVisible();
  await expect(panel.getByText("Week 1, Mon")).toBeVisible();
  await expect(panel.getByText("About 15 min, 4 sets")).toBeVisible();
  await expect(panel.getByText("+5 lb a week")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const second = page.getByRole("region", { name: "Week 2" });
  await second.getByRole("button", { name: "Move Upper, Mon" }).focus();
  await expect(panel.getByText("Week 2, Mon")).toBeVisible();
  await expect(page).toHaveURL(/day=2\.1/);
  await page.reload();
  await expect(panel.getByText("Week 2, Mon")).toBeVisible();
  await second.getByRole("button", { name: "Move Upper, Mon" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => onDay(page, id, 1, 2)).toEqual(["Bench Press"]);
  await expect(second.getByRole("button", { name: "Move Upper, Tue" })).toBeFocused();
  await expect(panel.getByText("Week 2, Tue")).toBeVisible();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => onDay(page, id, 2, 2)).toEqual(["Bench Press"]);
  expect(await onDay(page, id, 1, 2)).toBeUndefined();
  // At the edge nothing moves, and the browser does not navigate.
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Control+d");
  await expect.poll(async () => (await planOf(page, id)).programme?.weeks.length).toBe(4);
  expect(await onDay(page, id, 3, 2)).toEqual(["Bench Press"]);

  await panel.getByRole("button", { name: /^Change Bench Press/ }).click();
  await expect(page.getByRole("dialog").getByText("Bench Press")).toBeVisible();
  await page.keyboard.press("Escape");
  await panel.getByRole("checkbox", { name: /Cy Young/ }).check();
  await panel.getByRole("button", { name: "Copy to 1 client" }).click();
  await expect(page.getByText("Copied to 1 client")).toBeVisible();
});

test("an exercise can be dragged to another day @laptop-alone", async ({ page }) => {
  await register(page.request);
  const id = await withWeek(page, "Di Mora");
  await page.goto(`/programs?client=${id}`);
  const grip = page.getByRole("button", { name: "Move Back Squat" });
  const target = page.getByRole("button", { name: "Add session on Tue" });
  const from = await grip.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error("The grip and the day are in view.");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText("Back Squat moved")).toBeVisible();
  await expect
    .poll(async () => (await planOf(page, id)).sessions)
    .toMatchObject([
      { weekday: 1 },
      { weekday: 2, exercises: [{ exerciseName: "Back Squat" }] },
      { weekday: 3, exercises: [] },
    ]);
});

test("a client's programme becomes a template, which is copied to two clients, undone, renamed and deleted", async ({
  page,
}) => {
  await register(page.request);
  const id = await withWeek(page, "Bo Larsen");
  const other = await withWeek(page, "Cy Young");
  const { id: third } = await makeClient(page.request, { name: "Di Mora" });
  await page.goto(`/programs?client=${id}`);
  await page.getByRole("button", { name: "Save to my programs" }).click();
  await expect(page.getByText("saved to your programs")).toBeVisible();

  await page.goto("/programs");
  await page.getByRole("button", { name: "More actions for Bo Larsen, Program" }).click();
  await page.getByRole("menuitem", { name: "Copy to clients" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Has a program of one week; it ends when this starts")).toHaveCount(2);
  await sheet.getByRole("checkbox", { name: /Cy Young/ }).check();
  await sheet.getByRole("checkbox", { name: /Di Mora/ }).check();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Copy to 2 clients" }).click();
  await expect(page.getByText("Copied to 2 clients")).toBeVisible();
  const next = addDays(mondayOf(await today(page)), 7);
  for (const copied of [other, third]) expect((await planOf(page, copied)).programme?.startsOn).toBe(next);
  // The old plan is valid until then.
  expect((await planOf(page, other)).sessions).toHaveLength(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone for 2 clients")).toBeVisible();
  for (const copied of [other, third]) expect((await planOf(page, copied)).programme).toBeUndefined();
  expect((await planOf(page, third)).sessions).toEqual([]);

  await page.getByRole("link", { name: "Bo Larsen, Program" }).click();
  await page.getByRole("button", { name: "Name and start" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Strength base");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Strength base" })).toBeVisible();
  await page.goto("/programs");
  await page.getByRole("button", { name: "More actions for Strength base" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("No programs yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Strength base" })).toBeVisible();
});
