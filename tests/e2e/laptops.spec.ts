import { register, somebody } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { makeAdmin } from "./support/database";
import { expect, test } from "./support/test";

const SIZES = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

test("the laptop logger keeps its actions visible and its table inside the card @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  const { id } = await makeClient(page.request);
  const setsData = [1, 2, 3, 4, 5].map(() => ({ weight: 185, reps: 8 }));
  const exercises = [{ exerciseName: "Back Squat", setsData }];
  const data = { muscleGroup: "legs", timezoneOffset: -330, exercises };
  expect((await page.request.post(`/api/client/${id}/workout`, { data })).ok()).toBe(true);
  await page.goto(`/transformation/${id}?tab=workouts`);
  const card = page.getByRole("region", { name: "Back Squat" });
  const log = card.getByRole("button", { name: "Log set 1", exact: true });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(log).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 });
    const beyond = await card.evaluate((card) => {
      const right = card.getBoundingClientRect().right;
      return [...card.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right + 1)
        .length;
    });
    expect(beyond, `${width} px`).toBe(0);
  }
});

test("the laptop floor shows its clients side by side, each with a number key @laptop-alone", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  for (const name of ["Ann Ash", "Ben Birch", "Cy Cedar"]) {
    const { id } = await makeClient(page.request, { name });
    const exercise = { data: { exerciseName: "Back Squat" } };
    await page.request.post(`/api/client/${id}/workout/exercises/legs`, exercise);
  }
  await page.goto("/floor");
  for (const name of ["Ann Ash", "Ben Birch", "Cy Cedar"]) {
    await page.getByRole("button", { name: "Add a client" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
    await page
      .getByRole("listitem", { name, exact: true })
      .getByRole("button", { name: /^Back Squat/ })
      .click();
  }
  const column = (name: string) => page.getByRole("listitem", { name, exact: true });
  for (const name of ["Ann Ash", "Ben Birch", "Cy Cedar"])
    await expect(column(name).getByRole("button", { name: "Log set 1", exact: true })).toBeInViewport({
      ratio: 1,
    });
  await page.keyboard.press("2");
  await expect(column("Ben Birch")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(column("Ben Birch").getByRole("button", { name: "Set 1 logged" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(column("Ann Ash").getByRole("button", { name: "Log set 1", exact: true })).toBeVisible();

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("Choose a client");
  await expect(sheet).toContainText("Change the weight");
  await page.keyboard.press("Escape");
  // Shortcuts do not work while a dialog is open.
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL("/analytics");
  expect(problems()).toEqual([]);
});

test("icons have tooltips for hover and keyboard focus, but not for touch @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/my-account");
  const tip = page.locator("[data-tooltip]");
  const analytics = page.getByRole("link", { name: "Analytics" });
  await expect(async () => {
    await page.mouse.move(500, 500);
    await analytics.hover();
    await expect(tip).toHaveText("AnalyticsGA", { timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(tip).toHaveText("Find anythingCtrlK");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(500, 500);
  await analytics.hover();
  await expect(tip).toHaveCount(0);
});

test("six clients on the floor show side by side, their sets at one height, each with its actions visible @laptop-alone", async ({
  page,
}) => {
  await register(page.request);
  const names = ["Ann Ash", "Ben Birch", "Cy Cedar", "Di Dogwood", "Ed Elm", "Flo Fir"];
  const setsData = [1, 2, 3, 4].map(() => ({ weight: 225, reps: 12 }));
  for (const name of names) {
    const notes = name === "Ed Elm" ? "Old shoulder injury on the left, no dips." : "";
    const { id } = await makeClient(page.request, { name, notes });
    const exercises = [{ exerciseName: "Back Squat", setsData }];
    const data = { muscleGroup: "legs", timezoneOffset: -330, exercises };
    expect((await page.request.post(`/api/client/${id}/workout`, { data })).ok()).toBe(true);
  }
  await page.goto("/floor");
  const column = (name: string) => page.getByRole("listitem", { name, exact: true });
  for (const name of names) {
    await page.getByRole("button", { name: "Add a client" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
    await column(name)
      .getByRole("button", { name: /^Back Squat/ })
      .click();
  }
  for (const name of names) {
    const log = column(name).getByRole("button", { name: "Log set 1", exact: true });
    await expect(log).toBeInViewport({ ratio: 1 });
    const beyond = await column(name).evaluate((column) => {
      const { right } = column.getBoundingClientRect();
      const isInRow = (part: Element) => part.closest(".overflow-x-auto:not(ul)") !== null;
      return [...column.querySelectorAll("button, span, dd")].filter(
        (part) => part.getBoundingClientRect().right > right + 1 && !isInRow(part),
      ).length;
    });
    expect(beyond, name).toBe(0);
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    for (const name of names)
      await expect(column(name).getByRole("button", { name: /^Set 1: / })).toBeInViewport({ ratio: 1 });
    const tops = await page
      .getByRole("button", { name: /^Set 1: / })
      .evaluateAll((sets) => [...new Set(sets.map((set) => Math.round(set.getBoundingClientRect().top)))]);
    expect(tops, `${width} px`).toHaveLength(1);
  }
});

test("the actions for a client's images are visible below them @laptop-alone", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { steps: 1 }, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  await page.goto(`/transformation/${id}?tab=morphs`);
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Press", "Front"])
      await expect(page.locator("label", { hasText: name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Full screen" })).toBeInViewport({ ratio: 1 });
  }
});

test("an audit entry shows beside its date, not below it @laptop-alone", async ({ page }) => {
  const admin = await register(page.request, somebody(`Robin ${crypto.randomUUID()}`));
  await makeAdmin(admin);
  await page.goto(`/admin?view=audit&actor=${encodeURIComponent(admin.email)}`);
  const entry = page.getByRole("listitem").filter({ hasText: admin.email }).first();
  const [date, text] = [await entry.locator("time").boundingBox(), await entry.locator("p").boundingBox()];
  expect(text!.x).toBeGreaterThan(date!.x + date!.width);
});
