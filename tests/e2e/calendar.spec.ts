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

const menuOf = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^More actions for Leg day of ${name}, `) });

async function choose(page: Page, name: string, item: string) {
  await menuOf(page, name).first().click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a session is left out, moved and copied by one menu in calendar, weekly plan and client's page @laptop", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id: bo } = await makeClient(page.request, { name: "Bo Larsen" });
  await plan(page, bo, [await weekdayNow(page)], "Back Squat");
  await page.goto("/calendar");
  await choose(page, "Bo Larsen", "Leave out");
  await page.getByRole("dialog").getByRole("button", { name: "Ill" }).click();
  await expect(today(page).getByRole("listitem")).toContainText("Leg day, ill, left out");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(today(page).getByRole("listitem")).toContainText("Leg day, planned");

  // By keyboard alone.
  await menuOf(page, "Bo Larsen").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Other day or time" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Time").fill("17:05");
  await page.keyboard.press("Enter");
  await expect(today(page).getByRole("listitem")).toContainText("Leg day, 5:05 PM, planned");
  expect(await violations(page)).toEqual([]);

  await page.goto(`/transformation/${bo}?tab=workouts&view=plan`);
  await expect(page.getByText(/^5:05 PM\. Legs\./)).toBeVisible();
  await choose(page, "Bo Larsen", "Copy to a day");
  const sheet = page.getByRole("dialog");
  const day = await sheet.getByLabel("Day").inputValue();
  const later = new Date(Date.parse(day) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await sheet.getByLabel("Day").fill(later);
  await sheet.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText(/^Leg day is on .* at 5:05 PM too$/)).toBeVisible();
  await page.goto(`/calendar?week=${later}`);
  await expect(menuOf(page, "Bo Larsen")).toHaveCount(2);

  await page.goto(`/transformation/${bo}?tab=workouts&view=plan`);
  await choose(page, "Bo Larsen", "Other day or time");
  await page.getByRole("dialog").getByLabel("Day").fill(later);
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(page.getByText(/^Leg day moved to /)).toBeVisible();
  expect(problems()).toEqual([]);
});

/** Plans a session of today and moves it back. Not to yesterday, whose session stays open for some hours of the night. */
async function miss(page: Page, id: string): Promise<string> {
  await plan(page, id, [await weekdayNow(page)], "Back Squat");
  const { days } = await (await page.request.get(`/api/client/${id}/workout/plan`)).json();
  const [{ id: sessionId, date }] = days.planned;
  const earlier = new Date(Date.parse(date) - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const moved = await page.request.patch(`/api/client/${id}/workout/plan/sessions/${sessionId}`, {
    data: { date: earlier },
  });
  expect(moved.status()).toBe(200);
  return earlier;
}

test("a missed session stands above the week until it has a new time @laptop", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Bo Larsen" });
  const day = await miss(page, id);
  await page.goto(`/calendar?week=${day}`);
  const missed = page.getByRole("region", { name: "Missed, 1 not moved yet" });
  await expect(missed.getByRole("listitem")).toContainText("Bo Larsen");
  expect(await violations(page)).toEqual([]);
  await missed.getByRole("button", { name: /^New time for Leg day of Bo Larsen/ }).click();
  await page.getByRole("dialog").getByLabel("Time").fill("17:05");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(page.getByText(/^Leg day is on .* at 5:05 PM now$/)).toBeVisible();
  await expect(missed).toHaveCount(0);
  await page.goto("/calendar");
  await expect(today(page).getByRole("listitem")).toContainText("Leg day, 5:05 PM, planned");
  expect(await violations(page)).toEqual([]);
});

test("laptops show a session in one line at its hour, with the line of now @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Bo Larsen" });
  await plan(page, id, [await weekdayNow(page)], "Back Squat");
  await page.goto("/calendar");
  await expect(page.getByText("Any time", { exact: true })).toBeVisible();
  await choose(page, "Bo Larsen", "Other day or time");
  await page.getByRole("dialog").getByLabel("Time").fill("17:05");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  const hour = await page.getByText("5 PM", { exact: true }).boundingBox();
  const row = await today(page).getByRole("listitem").boundingBox();
  expect(row?.height).toBeLessThan(32);
  expect(Math.abs((hour?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(8);
  await expect(page.getByText("Any time", { exact: true })).toHaveCount(0);
  await expect(today(page).getByText(/^Now, \d/)).toHaveCount(1);
});

test("a session is dragged to another day by pointer and by keyboard, and back by Undo @laptop-alone", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Bo Larsen" });
  await plan(page, id, [2], "Back Squat");
  await page.goto("/calendar");
  await page.getByRole("link", { name: "Next week" }).click();
  const row = (day: string) => page.getByRole("region", { name: day }).getByRole("listitem");
  const grip = page.getByRole("button", { name: /^Move Leg day of Bo Larsen, / });
  await row("Tuesday").hover();
  const from = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = from.y + from.height / 2;
  const dayWidth =
    ((await page.getByRole("heading", { name: /^Wednesday/ }).boundingBox())?.x ?? 0) -
    ((await page.getByRole("heading", { name: /^Tuesday/ }).boundingBox())?.x ?? 0);
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + dayWidth, y, { steps: 8 });
  await expect(page.getByText(/→ Wed/)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/^Leg day is on Wednesday.* now$/)).toBeVisible();
  await expect(row("Wednesday")).toContainText("Bo Larsen");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row("Tuesday")).toContainText("Bo Larsen");

  const pickUp = async () => {
    await grip.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^Leg day of Bo Larsen is over Tuesday/)).toBeAttached();
  };
  await pickUp();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/→ Wed/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/→ Thu/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row("Tuesday")).toContainText("Bo Larsen");
  await pickUp();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(/→ Mon/)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(row("Monday")).toContainText("moved from Tue");
  expect(await violations(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

test("what was missed is offered on the client's page and counts for its own day @laptop", async ({
  page,
}) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Bo Larsen" });
  await miss(page, id);
  await page.goto(`/transformation/${id}?tab=workouts`);
  const open = page.getByRole("region", { name: "Still open" });
  await expect(open.getByRole("listitem")).toContainText("Leg day");
  await expect(open.getByRole("listitem")).toContainText("Missed");
  expect(await violations(page)).toEqual([]);
  await open.getByRole("button", { name: "Make up today" }).click();
  await expect(page.getByText("Back Squat").first()).toBeVisible();
  await logged(page, id, "Back Squat", Array(3).fill({ weight: 185, reps: 5 }));
  await page.goto(`/transformation/${id}?tab=workouts`);
  await expect(open).toHaveCount(0);
});

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
