import type { APIRequestContext, Page } from "@playwright/test";
import { LENGTH } from "../support/length";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { untilStill } from "./support/loading";
import { expect, test } from "./support/test";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const WEEKS = 52;

/** A client of many words who was weighed each week of a year, measured each month, and trained. */
async function aYearOf(request: APIRequestContext): Promise<string> {
  const changes = { name: "Maximiliane von Hohenstein-Wallenburg", weight: 196, bodyFat: 24, steps: 2 };
  const { id } = await makeClient(request, changes, { front: "m_plain_shorts" });
  const send = async (path: string, data: object) =>
    expect((await request.post(`/api/client/${id}${path}`, { data })).ok(), path).toBe(true);
  for (let ago = WEEKS; ago > 0; ago--) {
    const at = new Date(Date.now() - ago * WEEK_MS).toISOString();
    const girths = {
      neck: 400,
      shoulder: 1200,
      chest: 1100,
      waist: 900 + ago,
      hip: 1050,
      thigh: 600,
      calf: 390,
      biceps: 380,
      forearm: 300,
    };
    const measured = { weight: 196 + ago / 4, bodyFat: ago % 2 ? null : 24 + ago / 10, takenAt: at };
    await send("/measurements", { ...measured, ...(ago % 4 === 0 && { girths }) });
    const setsData = [{ weight: 300 - ago, reps: 8 }];
    for (const exerciseName of [`Squat ${ago % 12}`, "Leg Press"])
      await send("/workout", {
        muscleGroup: "legs",
        timezoneOffset: -330,
        performedAt: at,
        exercises: [{ exerciseName, setsData }],
      });
  }
  await orderImages(request, id, { andWait: true });
  return id;
}

/** The number of sheets that the open page needs. */
async function sheets(page: Page, format: "A4" | "Letter", edge = "0"): Promise<number> {
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  const pdf = await page.pdf({ format, margin, preferCSSPageSize: false });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Prints an address in a theme. */
async function printed(page: Page, address: string, theme: "dark" | "light"): Promise<Buffer> {
  await page.emulateMedia({ media: "screen", colorScheme: theme });
  await page.evaluate((theme) => localStorage.setItem("formcast-theme", theme), theme);
  await page.goto(address);
  await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
  await expect(page.getByRole("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.emulateMedia({ media: "print", colorScheme: theme });
  await untilStill(page);
  return page.screenshot({ fullPage: true });
}

test("the report of a year fills two sheets, and every page prints from dark as from light @laptop-alone", async ({
  page,
}) => {
  test.slow();
  await register(page.request);
  const id = await aYearOf(page.request);
  const client = `/transformation/${id}`;
  await page.goto(`${client}/report`);
  await page.waitForLoadState("networkidle");
  for (const format of ["A4", "Letter"] as const) expect(await sheets(page, format), format).toBe(2);

  const pages = [
    `${client}/report`,
    `${client}?tab=morphs`,
    `${client}?tab=timeline`,
    `${client}?tab=workouts&view=plan`,
    "/client-dashboard",
    "/analytics",
  ];
  // The themes differ by colours alone, which the pages share.
  for (const address of LENGTH.isLong ? pages : pages.slice(0, 2)) {
    const [dark, light] = [await printed(page, address, "dark"), await printed(page, address, "light")];
    expect.soft(dark.equals(light), address).toBe(true);
  }
});

test("lists and plans are printed with all rows, and without buttons", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Nora Lind" });
  const exercise = { exerciseName: "Back Squat", muscleGroup: "legs", sets: 3, reps: { min: 5, max: 8 } };
  const sessions = [{ weekday: 1, name: "Leg day", exercises: [{ ...exercise, weight: 95 }] }];
  const saved = await page.request.post(`/api/client/${id}/workout/plan`, { data: { sessions } });
  expect(saved.ok()).toBe(true);
  const print = async (address: string) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
  };

  await print("/client-dashboard");
  await expect(page.getByRole("region", { name: "At a glance" }).getByText("Nora Lind")).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await print(`/programs?client=${id}`);
  await expect(page.getByText("3 × 5–8 @ 95 lb").first()).toBeVisible();
  await expect(page.getByText("Name and start")).toBeHidden();
  await print(`/transformation/${id}?tab=workouts&view=plan`);
  await expect(page.getByText("Leg day").first()).toBeVisible();
  await print(`/transformation/${id}?tab=morphs&view=history`);
  await expect(page.getByRole("region", { name: "Weigh-ins" }).getByText("195.0").first()).toBeVisible();
});

/** The edge that the page style asks for. */
const EDGE = "12mm";

/** Sessions of four days with some exercises each. */
function planOf(exercises: number) {
  const planned = Array.from({ length: exercises }, (_, index) => ({
    ...{ exerciseName: `Exercise with a name ${index}`, muscleGroup: "legs", sets: 4 },
    ...{ reps: { min: 8, max: 8 }, weight: 100 + index, isFixed: true, restSeconds: 120 },
  }));
  return [1, 3, 5, 6].map((weekday) => ({ weekday, name: `Day ${weekday}`, exercises: planned }));
}

test("a program prints all weeks with a box for each set, four weeks to a sheet and no blank one @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  const { id } = await makeClient(page.request, {
    name: "Nora Lind",
    notes: `Right shoulder: no dips. ${"Knees warm up slowly. ".repeat(12)}`,
  });
  const save = async (data: object) =>
    expect((await page.request.post(`/api/client/${id}/workout/plan`, { data })).ok()).toBe(true);
  const open = async () => {
    await page.goto(`/programs?client=${id}&view=sheet`);
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  };
  const week = { sessions: planOf(4), isDeload: false };
  const weeks = [week, week, week, { ...week, isDeload: true }];
  const programme = { name: "Strength base", startsOn: "2026-11-23", weeks };
  await save({ sessions: [], programme });
  await open();
  await expect(page.getByText(/^Right shoulder: no dips/)).toBeVisible();
  await expect(page.getByText("4 × 8 @ 100 lb")).toHaveCount(16);
  await expect(page.getByText("Week 4 Deload")).toHaveCount(4);
  for (const format of ["A4", "Letter"] as const) expect(await sheets(page, format, EDGE), format).toBe(1);

  await save({ sessions: [], programme: { ...programme, weeks: [...weeks, ...weeks.slice(0, 2)] } });
  await open();
  for (const format of ["A4", "Letter"] as const) expect(await sheets(page, format, EDGE), format).toBe(2);

  await save({ sessions: planOf(3) });
  await page.goto(`/transformation/${id}?tab=workouts&view=plan`);
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("table")).toContainText("Day 6");
  for (const format of ["A4", "Letter"] as const) expect(await sheets(page, format, EDGE), format).toBe(1);
});
