import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { gate } from "../support/gate";
import { register, registerElsewhere, signIn, somebody } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { untilStill } from "./support/loading";
import { EXERCISE } from "./support/logger";
import { expect, test } from "./support/test";

const PEOPLE = [
  {
    name: "Kavya Rao",
    units: "metric",
    zone: "Asia/Kolkata",
    weight: "88.5 kg",
    target: "83.9",
    load: "100 kg",
  },
  {
    name: "Lou Ellis",
    units: "imperial",
    zone: "America/Los_Angeles",
    weight: "195.0 lb",
    target: "185.0",
    load: "220.5 lb",
  },
] as const;

for (const person of PEOPLE)
  test(`without scripts, ${person.name} sees her pages in her units and time zone`, async ({
    browser,
    baseURL,
  }) => {
    const options = { timezoneId: person.zone, baseURL };
    const owner = await (await browser.newContext(options)).newPage();
    await register(owner.request, somebody(person.name));
    await owner.request.patch("/api/account/settings", { data: { units: person.units } });
    const { id } = await makeClient(owner.request, { name: "Marcus Reed" }, { front: "m_plain_shorts" });
    await orderImages(owner.request, id, { andWait: true });
    await logWorkout(owner, id);
    // The browser sends its time zone once.
    await owner.goto("/playground");
    await expect
      .poll(async () => (await owner.context().cookies()).map(({ name }) => name))
      .toContain("formcast-zone");
    const today = await owner.evaluate(() =>
      new Date().toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" }),
    );
    const page = await withoutScripts(browser, owner, options);
    const main = page.getByRole("main");

    await page.goto("/client-dashboard");
    await expect(main.getByRole("heading", { name: `Welcome, ${person.name}` })).toBeVisible();
    await expect(main.getByText(`Added: ${today}`)).toBeVisible();
    await expect(main.getByRole("img", { name: "Photo of Marcus Reed" })).toBeVisible();

    await page.goto(`/transformation/${id}?tab=morphs`);
    await expect(page.getByRole("heading", { name: "Marcus Reed" })).toBeVisible();
    await expect(main.locator("img").first()).toBeVisible();
    await expect(main.getByText(person.weight).filter({ visible: true }).first()).toBeVisible();

    await page.goto(`/transformation/${id}?tab=timeline`);
    const [figure = ""] = person.weight.split(" ");
    await expect(page.getByRole("row", { name: /^Now/ })).toContainText(figure);
    await expect(main.getByText("Transformation Timeline")).toBeVisible();

    await page.goto(`/transformation/${id}?tab=workouts`);
    await expect(main.getByRole("listitem").filter({ hasText: EXERCISE })).toContainText(person.load);

    await page.goto("/analytics");
    await expect(main.getByText("Marcus Reed").first()).toBeVisible();

    await page.goto(`/client-onboarding?clientId=${id}`);
    await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Marcus Reed");
    await expect(main.getByText(String(Number(figure)), { exact: true }).first()).toBeVisible();

    await page.goto("/my-account");
    await expect(main.getByRole("heading", { name: person.name })).toBeVisible();
    await expect(
      main.getByRole("radio", { name: person.units === "metric" ? "kg, cm" : "lb, ft" }),
    ).toBeChecked();

    await page.goto("/nowhere");
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await page.context().close();
    await owner.context().close();
  });

test("a form that is submitted before hydration is sent after it", async ({ page }) => {
  const dana = await registerElsewhere(page);
  const letGo = await holdScripts(page);
  const opening = page.goto("/login");
  await signIn(page, { ...dana, password: "not this" });
  await expect(page.getByLabel("Email")).toHaveValue(dana.email);
  letGo();
  await opening;
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(dana.email);
  await signIn(page, dana);
  await expect(page).toHaveURL("/");
});

test("text and choices from before hydration are kept", async ({ page }) => {
  await register(page.request);
  const letGo = await holdScripts(page);
  const opening = page.goto("/client-onboarding");
  await page.getByLabel("Name").fill("Nora Lind");
  await page.getByRole("radio", { name: "Female" }).click();
  await expect(page.getByText("Name is missing")).toBeVisible();
  letGo();
  await opening;
  await expect(page.getByRole("button", { name: "Generate" })).toBeEnabled();
  await page.getByLabel("Name").fill("Nora");
  await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
});

test("hydration does not move the server-rendered layout @laptop", async ({ browser, page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const unscripted = await withoutScripts(browser, page);
  const picture = (look: Page) => look.locator("main img").first().boundingBox();
  for (const path of ["/client-dashboard", `/transformation/${id}?tab=morphs`]) {
    await unscripted.goto(path);
    const before = await picture(unscripted);
    await page.goto(path);
    await untilStill(page);
    expect(await picture(page), path).toEqual(before);
  }
  await unscripted.context().close();
});

test("the server renders the list with the active client of this browser only", async ({ browser, page }) => {
  const { request } = page;
  await register(request);
  const clients = [
    await makeClient(request, { name: "Ann First" }),
    await makeClient(request, { name: "Bo Second" }),
  ];
  const look = await withoutScripts(browser, page);
  for (const [index, name] of ["Ann First", "Bo Second"].entries()) {
    const value = clients[index]?.id ?? "";
    await look.goto("/client-dashboard");
    await look.context().addCookies([{ name: "formcast-client", value, url: look.url() }]);
    await look.goto("/client-dashboard");
    await expect(look.getByRole("main").getByRole("heading", { name })).toBeVisible();
  }
  await look.context().close();
});

test("a fetch of a page contains no account data", async ({ page }) => {
  await register(page.request, somebody("Kim Reserved"));
  const { id } = await makeClient(page.request, { name: "Nobody's Business" });
  for (const path of [
    "/client-dashboard",
    `/transformation/${id}`,
    `/client-onboarding?clientId=${id}`,
    "/my-account",
    "/analytics",
    "/calendar",
    "/programs",
  ]) {
    const fetched = await page.request.get(path);
    expect(fetched.status()).toBe(200);
    expect(await fetched.text(), path).not.toMatch(/Kim Reserved|Nobody's Business/);
    const opened = await page.goto(path);
    expect(await opened?.text(), path).toContain("Kim Reserved");
  }
});

test("a page rendered in another time zone is corrected without a console error", async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString("en-US", { month: "short", day: "numeric" }),
  );
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await page.goto("/client-dashboard");
    await context.addCookies([{ name: "formcast-zone", value: zone, url: page.url() }]);
    const opened = await page.goto("/client-dashboard");
    expect(await opened?.text()).toContain("Added: ");
    await expect(page.getByText(`Added: ${today}`)).toBeVisible();
    await page.goto(`/transformation/${id}?tab=timeline`);
    await expect(page.getByText("Transformation Timeline")).toBeVisible();
  }
  expect(problems()).toEqual([]);
});

/** Holds back the scripts of pages until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

async function logWorkout(page: Page, id: string): Promise<void> {
  const sets = [{ setNumber: 1, reps: 5, weight: 220.5 }];
  const exercise = { exerciseName: EXERCISE, sets: 1, reps: 5, weight: 220.5, notes: "", setsData: sets };
  const saved = await page.request.post(`/api/client/${id}/workout`, {
    data: { muscleGroup: "legs", exercises: [exercise], timezoneOffset: 0 },
  });
  expect(saved.status()).toBe(201);
}

/** A page of the same account with JavaScript disabled. */
async function withoutScripts(
  browser: Browser,
  page: Page,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const storageState = await page.context().storageState();
  const viewport = page.viewportSize();
  return (
    await browser.newContext({ ...options, storageState, viewport, javaScriptEnabled: false })
  ).newPage();
}
