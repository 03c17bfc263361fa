import type { Page } from "@playwright/test";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

test("a new trainer registers, adds a client with a photo, and sees images, forecast and workouts @laptop", async ({
  page,
}) => {
  const problems = watchConsole(page);

  await test.step("welcome and sign up", async () => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/welcome\/0$/);
    await press(page, "Get Started");
    await press(page, "Next");
    for (const button of ["Continue", "Continue", "Continue"]) {
      await expect(page.getByRole("button", { name: button })).toBeDisabled();
      await page.getByRole("radio").first().click();
      await press(page, button);
    }
    await press(page, "See My Plan");
    await expect(page).toHaveURL(/\/signup$/);
    await page.getByLabel("Full Name").fill("Nadia Newcomer");
    await page.getByLabel("Email Address").fill(`newcomer-${crypto.randomUUID()}@formcast.test`);
    await page.getByLabel("Password", { exact: true }).fill("secret-1");
    await page.getByLabel("Confirm Password", { exact: true }).fill("secret-1");
    await press(page, "Create Account");
    await expect(page).toHaveURL(/\/signup\/success$/);
    await expect(page.getByText("SUCCESS")).toBeVisible();
    await press(page, "Continue");
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step("a client with a photo", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Marcus Reed");
    await page.locator("input[type=file]").first().setInputFiles("tests/figures/m_gym_shorts.jpg");
    await page.getByRole("button", { name: "Use photo" }).click();
    await expect(page.getByRole("button", { name: "Update Image" }).first()).toBeVisible();
    await press(page, "Generate");
    await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]{36}/);
  });

  await test.step("images of that very person", async () => {
    await tab(page, "Morphs");
    const journey = page.getByText("Complete Transformation Journey").filter({ visible: true });
    await expect(journey.first()).toBeVisible();
    const image = page.locator('img[src*="/api/transformation/"]').filter({ visible: true }).first();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(100);
    const disclaimer = page.getByText("AI-generated illustration of a possible result");
    await expect(disclaimer.filter({ visible: true }).first()).toBeVisible();
  });

  await test.step("the forecast", async () => {
    await tab(page, "Timeline");
    await expect(page.getByText("Transformation Timeline")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Now 20\.0 156\.0 195\.0/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Month 1 18\.5 155\.9 191\.4/ })).toBeVisible();
  });

  await test.step("a logged workout", async () => {
    await tab(page, "Workouts");
    await tab(page, "Chest");
    await expect(page.getByText("No chest exercises yet.")).toBeVisible();
    await press(page, "Add New Exercise");
    const sheet = page.getByRole("dialog", { name: "Add New Exercise" });
    await sheet.getByRole("button", { name: "Add Bench Press", exact: true }).click();
    await expect(sheet.getByText("Added Bench Press")).toBeVisible();
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Bench Press" }).last().click();
    await press(page, "Log set 1");
    await press(page, "Save");
    await expect(page.getByText("Workout saved")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Bench Press" })).toContainText(/\d+ lb × \d+/);
  });

  await test.step("sign out", async () => {
    // Waits for the prefetched forecast, which would fail after the logout.
    await page.goto("/client-dashboard", { waitUntil: "networkidle" });
    await expect(page.getByText("Client (1 total)")).toBeVisible();
    await press(page, "Logout");
    await expect(page).toHaveURL(/\/login/);
    await page.goto("/client-dashboard");
    await expect(page).toHaveURL(/\/welcome\/0$/);
  });

  expect(problems()).toEqual([]);
});

/** Presses the visible button or link with this name. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === "string";
  const button = page.getByRole("button", { name, exact }).or(page.getByRole("link", { name, exact }));
  await button.filter({ visible: true }).first().click();
}

async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).filter({ visible: true }).click();
}
