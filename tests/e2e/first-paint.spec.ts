import type { Browser, Page } from "@playwright/test";
import { gate } from "../support/gate";
import { register, registerElsewhere, signIn } from "./support/account";
import { makeClient } from "./support/client";
import { untilStill } from "./support/loading";
import { expect, test } from "./support/test";

test("a page is painted before its scripts run, in its own typeface", async ({ page }) => {
  await page.addInitScript(() => {
    let chunks: unknown;
    Object.defineProperty(window, "TURBOPACK", {
      get: () => chunks,
      set: (value) => {
        // The HTML itself lays out a list of what is to come; the first script takes its place.
        if (chunks) document.documentElement.dataset.scriptsAt ??= String(performance.now());
        chunks = value;
      },
    });
  });
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("data-awake");
  const [painted, ran] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    Number(document.documentElement.dataset.scriptsAt),
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(ran).toBeGreaterThan(painted ?? Number.NaN);
  const font = page.locator("link[rel=preload][as=font]");
  await expect(font).toHaveCount(1);
  const address = new URL((await font.getAttribute("href")) ?? "", page.url()).href;
  const loads = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ name }) => name),
  );
  expect(loads).toEqual([address]);
  // Text that no face fits would not wait for one.
  const used = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
  await expect.poll(used).toBe(1);
});

test("a form that is sent before any script has run is sent once they have", async ({ page }) => {
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

test("what is typed and chosen before any script has run counts", async ({ page }) => {
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

test("what is drawn before the scripts stands where they leave it @laptop", async ({ browser, page }) => {
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

test("the pictures of whoever is open are seen before any script has run", async ({ browser, page }) => {
  const { request } = page;
  await register(request);
  const first = await makeClient(request, { name: "Ann First" }, { front: "m_plain_shorts" });
  const other = await makeClient(request, { name: "Bo Second" }, { front: "f_plain_bra" });
  const look = await withoutScripts(browser, page);
  const shown = () =>
    look.locator("main img").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  await look.goto("/client-dashboard");
  const [listed] = await shown();
  expect([first.photoUrl, other.photoUrl].map((url) => `${url}?size=thumb`)).toContain(listed);
  for (const { id, photoUrl } of [first, other]) {
    await look
      .context()
      .addCookies([
        { name: "formcast-client", value: id, url: new URL("/client-dashboard", look.url()).href },
      ]);
    await look.goto("/client-dashboard");
    expect(await shown()).toEqual([`${photoUrl}?size=thumb`]);
    await look.goto(`/transformation/${id}?tab=morphs`);
    expect(await shown()).toEqual([photoUrl]);
    await look.goto(`/transformation/${id}?tab=workouts`);
    expect(await shown()).toEqual([]);
  }
  await look.context().close();
});

/** The scripts of pages that are opened from now on come once they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const chunks = "**/_next/static/chunks/*.js";
  const { open, opened } = gate();
  await page.route(chunks, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** A page of the same account in which no script runs. */
async function withoutScripts(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const viewport = page.viewportSize();
  return (await browser.newContext({ storageState, viewport, javaScriptEnabled: false })).newPage();
}
