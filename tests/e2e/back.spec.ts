import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { clientWithExercise, exerciseCard, logSets, openExercise, openWorkouts } from "./support/logger";
import { openPalette, paletteOf } from "./support/palette";
import { expect, test } from "./support/test";

const FORECAST = "Monthly Breakdown";

/** On a client's forecast, with the list before it in the history. */
async function openForecast(page: Page): Promise<string> {
  await register(page.request);
  const { id } = await makeClient(page.request);
  await page.goto("/client-dashboard");
  await page.goto(`/transformation/${id}?tab=timeline`);
  await expect(page.getByRole("heading", { name: FORECAST })).toBeVisible();
  return id;
}

test("Back closes what lies on top, and leaves the page only when nothing does", async ({ page }) => {
  const problems = watchConsole(page);
  await openForecast(page);
  const sheet = page.getByRole("dialog", { name: "Weigh-in" });
  await page.getByRole("button", { name: "Weigh-in", exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("heading", { name: FORECAST })).toBeVisible();

  for (let times = 0; times < 2; times++) {
    await page.getByRole("button", { name: "Weigh-in", exact: true }).click();
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL("/client-dashboard");
  expect(problems()).toEqual([]);
});

test("a sheet that a link opens at once is closed by Back, and the page is not loaded again", async ({
  page,
}) => {
  const id = await openForecast(page);
  await page.goto(`/transformation/${id}?tab=timeline&open=weigh-in`);
  const sheet = page.getByRole("dialog", { name: "Weigh-in" });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/transformation/${id}\\?tab=timeline$`));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  // A reload would begin in the next turns of the page.
  await page.getByRole("button", { name: "What-if", exact: true }).click();
  await expect(page.getByRole("slider", { name: "Target weight" })).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("Back closes a what-if, its own button too, and then leaves the page", async ({ page }) => {
  const id = await openForecast(page);
  const open = page.getByRole("button", { name: "What-if", exact: true });
  const target = page.getByRole("slider", { name: "Target weight" });
  await open.click();
  await expect(target).toBeVisible();
  await target.press("ArrowLeft");
  await expect(page).toHaveURL(/view=what-if&/);
  await page.goBack();
  await expect(target).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/transformation/${id}\\?tab=timeline$`));
  await open.click();
  await expect(target).toBeVisible();
  await page.getByRole("button", { name: "Close what-if" }).click();
  await expect(open).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/transformation/${id}\\?tab=timeline$`));
  await page.goBack();
  await expect(page).toHaveURL(/client-dashboard$/);
});

test("Back closes one layer after the other, and the logged set stays", async ({ page }) => {
  await register(page.request);
  const id = await clientWithExercise(page.request);
  await page.goto("/client-dashboard");
  await openWorkouts(page, id);
  await openExercise(page);
  await logSets(page, 1);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Pin a note" }).click();
  const note = page.getByRole("dialog", { name: "Pinned note" });
  await expect(note).toBeVisible();
  await page.goBack();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(exerciseCard(page)).toContainText("logged, not saved yet");
  await page.goBack();
  await expect(page).toHaveURL("/client-dashboard");
});

test("Back from a page that a layer led to returns to the page below that layer @laptop-alone", async ({
  page,
}) => {
  const id = await openForecast(page);
  const palette = paletteOf(page);
  await openPalette(page);
  await page.keyboard.type("analyt");
  await expect(palette.getByRole("option")).toHaveText(["Analytics"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/analytics");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/transformation/${id}\\?tab=timeline`));
  await expect(page.getByRole("heading", { name: FORECAST })).toBeVisible();
  await expect(palette).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/client-dashboard");
});
