import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { daysAgo, multiplyClient } from "./support/database";
import { openPalette, paletteOf } from "./support/palette";
import { expect, test } from "./support/test";
import { logged } from "./support/workouts";

const glance = (page: Page) => page.getByRole("region", { name: "At a glance" });
const namesIn = (page: Page) => glance(page).locator("tbody a").allTextContents();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search by name or tag" });

/** Bo trained today, Cy has been quiet for 20 days, Éa is new. */
async function threeClients(page: Page): Promise<Record<"bo" | "cy" | "ea", string>> {
  await register(page.request);
  const { id: bo } = await makeClient(page.request, { name: "Bo Larsen" });
  const { id: cy } = await makeClient(page.request, { name: "Cy Young" });
  const { id: ea } = await makeClient(page.request, { name: "Éa Nord" });
  await daysAgo("Client", cy, 20);
  await logged(page, bo, "Back Squat", [{ weight: 185, reps: 5 }]);
  return { bo, cy, ea };
}

test("clients can be searched, filtered and sorted, and the address keeps the query", async ({ page }) => {
  const problems = watchConsole(page);
  const { cy } = await threeClients(page);
  await page.goto("/client-dashboard");
  const row = (name: string) => glance(page).getByRole("row", { name });
  await expect(glance(page).getByRole("status")).toHaveText("3 clients");
  await expect(row("Bo Larsen")).toContainText(/Today.*Legs/);
  await expect(row("Bo Larsen")).toContainText("Extra today");
  await expect(row("Cy Young")).toContainText("None planned");
  await expect(row("Cy Young")).toContainText("quiet 20 days");
  await expect(row("Éa Nord")).toContainText("Nothing to compare yet");
  expect(await violations(page)).toEqual([]);

  await test.step("search as it is typed", async () => {
    await search(page).fill("ea");
    await expect(page).toHaveURL(/\?q=ea$/);
    await expect.poll(() => namesIn(page)).toEqual(["Éa Nord"]);
    await page.reload();
    await expect(search(page)).toHaveValue("ea");
    expect(await namesIn(page)).toEqual(["Éa Nord"]);
    await search(page).fill("nobody");
    await expect(glance(page)).toContainText("No clients match.");
    await page.getByRole("button", { name: "Show all clients" }).click();
    await expect(search(page)).toHaveValue("");
    await expect.poll(() => namesIn(page)).toHaveLength(3);
  });

  await test.step("a filter, and Back out of it", async () => {
    await glance(page).getByRole("button", { name: "Quiet 1" }).click();
    await expect(page).toHaveURL(/\?filter=quiet$/);
    await expect.poll(() => namesIn(page)).toEqual(["Cy Young"]);
    await page.goBack();
    await expect.poll(() => namesIn(page)).toHaveLength(3);
    await expect(page).toHaveURL("/client-dashboard");
  });

  await test.step("the palette opens by touch", async () => {
    await page.getByRole("button", { name: "Find anything" }).click();
    const palette = paletteOf(page);
    await expect(palette).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
  });

  await glance(page).getByRole("link", { name: "Cy Young" }).click();
  await expect(page).toHaveURL(new RegExp(`/transformation/${cy}`));
  expect(problems()).toEqual([]);
});

test("the list of all clients starts on the first screen, and all of it can be reached with large text", async ({
  page,
}) => {
  await threeClients(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/client-dashboard");
    const card = await page.getByRole("region", { name: "Clients", exact: true }).boundingBox();
    const first = await glance(page).getByRole("link", { name: "Bo Larsen" }).boundingBox();
    expect(card!.y + card!.height).toBeLessThan(first!.y);
    // The dock covers the last 100 px on a phone.
    expect(first!.y, JSON.stringify(size)).toBeLessThan(size.height - 140);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const fontSize of ["100%", "200%"]) {
    await page.goto("/client-dashboard");
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await expect(glance(page).getByRole("link", { name: "Bo Larsen" })).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, fontSize).toBeLessThanOrEqual(0);
  }
});

test("the client's next action shows beside the list @laptop-alone", async ({ page }) => {
  await threeClients(page);
  await page.goto("/client-dashboard");
  const card = page.getByRole("region", { name: "Clients", exact: true });
  const action = card.getByRole("region", { name: "Next action" });
  await expect(action).toContainText("No session is planned");
  await expect(action.getByRole("link")).toHaveText(["Make a program"]);
  await action.getByRole("link", { name: "Make a program" }).click();
  await expect(page.getByRole("radio", { name: "Program", exact: true })).toBeChecked();
});

test("phones sort with a select, laptops by column @laptop", async ({ page }, { project }) => {
  await threeClients(page);
  await page.goto("/client-dashboard");
  const order = async (value: string) =>
    project.name === "laptop"
      ? glance(page).getByRole("columnheader", { name: "Name" }).getByRole("button").click()
      : glance(page).getByRole("combobox", { name: "Sort by" }).selectOption(value);
  await order("name");
  await expect.poll(() => namesIn(page)).toEqual(["Bo Larsen", "Cy Young", "Éa Nord"]);
  await expect(page).toHaveURL(/\?sort=name$/);
  if (project.name !== "laptop") return;
  await expect(glance(page).getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await order("-name");
  await expect.poll(() => namesIn(page)).toEqual(["Éa Nord", "Cy Young", "Bo Larsen"]);
});

test("a client is tagged, archived and restored without losing data", async ({ page }) => {
  await threeClients(page);
  await page.goto("/client-dashboard");
  await glance(page).getByRole("button", { name: "More actions for Cy Young" }).click();
  const sheet = page.getByRole("dialog", { name: "Cy Young" });
  await sheet.getByLabel("New tag").fill("Fat loss");
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(sheet.getByRole("button", { name: "Remove tag Fat loss" })).toBeVisible();

  await sheet.getByRole("button", { name: "Archive client" }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => namesIn(page)).not.toContain("Cy Young");
  await expect(page.getByText("Client (2 total)")).toBeVisible();
  await page.getByLabel("Notifications").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => namesIn(page)).toContain("Cy Young");

  const tag = glance(page).getByRole("combobox", { name: "Tag" });
  await tag.selectOption({ label: "Fat loss (1)" });
  await expect.poll(() => namesIn(page)).toEqual(["Cy Young"]);
  await expect(page).toHaveURL(/\?tag=Fat\+loss$/);
  await glance(page).getByRole("button", { name: "More actions for Cy Young" }).click();
  await sheet.getByRole("button", { name: "Archive client" }).click();
  await expect(glance(page)).toContainText("No clients match.");
  await expect(glance(page).getByRole("button", { name: "Remove the filter Fat loss" })).toBeVisible();
  await page.getByRole("button", { name: "Show all clients" }).click();
  await glance(page).getByRole("button", { name: "Archived 1" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Cy Young"]);
  await glance(page).getByRole("button", { name: "More actions for Cy Young" }).click();
  await sheet.getByRole("button", { name: "Back to the list" }).click();
  await expect(page.getByText("Client (3 total)")).toBeVisible();

  await page.goto("/client-dashboard");
  await glance(page).getByRole("button", { name: "Select" }).click();
  for (const name of ["Bo Larsen", "Éa Nord"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Tag or archive" }).click();
  await page
    .getByRole("dialog", { name: "2 clients" })
    .getByRole("button", { name: "Archive 2 clients" })
    .click();
  await expect.poll(() => namesIn(page)).toEqual(["Cy Young"]);
});

test("a long list shows one page, and more on demand", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Ann" });
  await multiplyClient(id, 59);
  await page.goto("/client-dashboard?sort=name");
  await expect(glance(page).getByRole("status")).toHaveText("60 clients");
  expect(await namesIn(page)).toHaveLength(20);
  await glance(page).getByRole("button", { name: "Show more" }).press("Enter");
  await expect.poll(() => namesIn(page)).toHaveLength(40);
  const names = await namesIn(page);
  expect(new Set(names).size).toBe(40);
  await expect(glance(page).getByRole("link", { name: names[20], exact: true })).toBeFocused();
  await expect(page.getByText("Client (60 total)")).toBeVisible();
});

test("a list that cannot load shows an error and a retry", async ({ page }) => {
  await threeClients(page);
  await page.goto("/client-dashboard");
  await page.route("**/api/clients/roster?**", (route) => route.abort());
  await search(page).fill("bo");
  await expect(glance(page)).toContainText("The list could not be loaded");
  await page.unroute("**/api/clients/roster?**");
  await glance(page).getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Bo Larsen"]);
});

test("the palette finds clients, actions and pages by keyboard @laptop-alone", async ({ page }) => {
  const { bo, cy } = await threeClients(page);
  await page.goto("/client-dashboard");
  const palette = paletteOf(page);
  await openPalette(page);
  await page.keyboard.type("lar");
  await expect(palette.getByRole("option").first()).toContainText("Bo Larsen");
  await expect(palette.getByRole("option")).toHaveText([
    /^(BL)?Bo Larsen/,
    /^Add weigh-in/,
    /^Start workout/,
    /^Check-in link/,
    /^Open forecast/,
    /^See images/,
    /^Plan workouts/,
    /^Edit client/,
  ]);
  expect(await violations(page)).toEqual([]);
  for (let times = 0; times < 4; times++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/transformation/${bo}\\?tab=timeline`));
  await expect(palette).toHaveCount(0);
  // Only a page that was seen makes its client a recent one.
  await expect(page.getByRole("heading", { level: 1, name: "Bo Larsen" })).toBeVisible();

  await page.goto("/client-dashboard");
  await openPalette(page);
  await expect(palette.getByRole("option").first()).toContainText("Bo Larsen");
  await page.keyboard.type("weigh");
  await expect(palette.getByRole("option").first()).toHaveText(/^Add weigh-inBo Larsen/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Weigh-in" })).toContainText("Bo Larsen");
  await expect(page).toHaveURL(new RegExp(`/transformation/${bo}\\?tab=timeline$`));

  await page.goto("/client-dashboard");
  await page.getByRole("button", { name: "Find anything" }).click();
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("import cy");
  await expect(palette.getByRole("option").first()).toHaveText(/^Import workoutsCy Young/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Import workouts" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/transformation/${cy}\\?tab=workouts$`));

  await page.goto("/client-dashboard");
  await openPalette(page);
  await page.keyboard.type("analyt");
  await expect(palette.getByRole("option")).toHaveText(["Analytics"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/analytics");

  await page.goto("/client-dashboard");
  await openPalette(page);
  await page.keyboard.type("zzz");
  await expect(palette).toContainText("No results.");
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
});
