import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { button, card, openWorkouts, trainerWithClient } from "./support/workouts";

// An import reads a file, sends it in parts and undoes it, which takes long on a slow machine.

const HEADER =
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE";
const WORKOUTS = 40;

/** A Strong file of 40 workouts and 360 rows; lines 4 and 200 are broken. */
function strongFile(): string {
  const rows = Array.from({ length: WORKOUTS }, (_, day) => {
    const date = new Date(Date.UTC(2024, 2, 1 + day * 3)).toISOString().slice(0, 10);
    return [`Squat (Barbell)`, "Bench Press (Barbell)", "Sandbag Carry"].flatMap((exercise, at) =>
      [1, 2, 3].map(
        (set) => `${date} 07:30:00,Full body,1h,${exercise},${set},${60 + at * 10 + day},5,0,0,,,`,
      ),
    );
  }).flat();
  const lines = [HEADER, ...rows];
  lines[3] = lines[3]?.replace(",5,0,0,", ",five,0,0,") ?? "";
  lines[199] = lines[199]?.replace(/^[\d-]+/, "someday") ?? "";
  return lines.join("\n");
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Import workouts" });

async function openImport(page: Page): Promise<void> {
  await button(page, "Import and export").click();
  await page.getByRole("menuitem", { name: "Import workouts" }).click();
  await expect(sheet(page)).toBeVisible();
}

const choose = (page: Page, text: string) =>
  sheet(page)
    .getByLabel("CSV file")
    .setInputFiles({ name: "strong.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

const figure = (page: Page, label: string) =>
  sheet(page)
    .locator("div")
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .last()
    .locator("dd");

test("a file of another app is previewed, imported, recognized on a second import, and undone", async ({
  page,
}) => {
  const id = await trainerWithClient(page);
  await openWorkouts(page, id);
  await openImport(page);
  await choose(page, strongFile());
  await expect(sheet(page)).toContainText("Strong export, for Marcus Reed");
  await expect(sheet(page)).toContainText("2 rows cannot be read");
  await expect(sheet(page)).toContainText("Line 4 Reps are not a number: five");
  await expect(sheet(page)).toContainText("Line 200 The date cannot be read: someday");
  await expect(figure(page, "Workouts")).toHaveText("40");
  await expect(figure(page, "Sets")).toHaveText("358");
  await expect(sheet(page)).toContainText("1 of 3");
  await expect(button(page, "Import 40 workouts")).toBeDisabled();
  await sheet(page)
    .getByRole("radio", { name: /Kilograms/ })
    .click();
  await expect(sheet(page)).toContainText("Preview. Nothing has been saved yet.");
  expect(await (await page.request.get(`/api/client/${id}/workout`)).json()).toEqual([]);
  await button(page, "Import 40 workouts").click();
  await expect(sheet(page).getByText("40 workouts imported")).toBeVisible();
  await button(page, "Done").click();
  await expect(card(page, "Back Squat")).toContainText("218.3 lb × 5");
  await button(page, "History").click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByText("Sandbag Carry").first()).toBeVisible();
  await history.getByRole("button", { name: "Close" }).click();

  await openImport(page);
  await choose(page, strongFile());
  await expect(sheet(page)).toContainText("40 workouts are already here and are skipped.");
  await expect(button(page, "Nothing to import")).toBeDisabled();
  await button(page, "Change").click();
  await button(page, "Undo import of strong.csv").click();
  await expect(page.getByText("Import undone")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("No legs exercises yet.")).toBeVisible();
});

test("after an unknown file another one can be chosen, and an unknown name mapped or skipped", async ({
  page,
}) => {
  const id = await trainerWithClient(page);
  await openWorkouts(page, id);
  await openImport(page);
  await choose(page, "Name,Phone\nAnn,1\n");
  await expect(sheet(page).getByRole("alert")).toContainText(
    "The columns of this file are not known: Name, Phone.",
  );
  await choose(page, strongFile());
  await expect(sheet(page)).toContainText("Strong export, for Marcus Reed");
  await sheet(page)
    .getByRole("radio", { name: /Pounds/ })
    .click();
  await sheet(page).getByRole("combobox", { name: "Exercise for Sandbag Carry" }).click();
  await page.getByRole("option", { name: "Skip" }).click();
  await expect(figure(page, "Sets")).toHaveText("238");
  await sheet(page).getByRole("combobox", { name: "Exercise for Sandbag Carry" }).click();
  await page.getByRole("option", { name: /^Farmer's Carry/ }).click();
  await expect(figure(page, "Sets")).toHaveText("358");
  await button(page, "Import 40 workouts").click();
  await expect(sheet(page).getByText("40 workouts imported")).toBeVisible();
  const names = await (await page.request.get(`/api/client/${id}/personal-records`)).json();
  expect(names.map((row: { exerciseName: string }) => row.exerciseName).sort()).toEqual([
    "Back Squat",
    "Bench Press",
    "Farmer's Carry",
  ]);
});

test("an exported file can be imported again", async ({ page }) => {
  const id = await trainerWithClient(page);
  await page.request.post(`/api/client/${id}/workout`, {
    data: {
      muscleGroup: "legs",
      timezoneOffset: -330,
      exercises: [{ exerciseName: "=Squat", setsData: [{ weight: 185, reps: 5 }] }],
    },
  });
  await openWorkouts(page, id);
  await button(page, "Import and export").click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Marcus Reed_workouts_.*\.csv$/);
  await openImport(page);
  await sheet(page)
    .getByLabel("CSV file")
    .setInputFiles(await file.path());
  await expect(sheet(page)).toContainText("Formcast export, for Marcus Reed");
  await expect(sheet(page)).toContainText("1 workout is already here and is skipped.");
});
