import type { APIRequestContext, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { register, somebody } from "./support/account";
import { makeClient, orderImages, uploadPhoto } from "./support/client";
import { makeAdmin } from "./support/database";
import { expect, test } from "./support/test";
import { daysAgo, logged } from "./support/workouts";

test.describe.configure({ timeout: 240_000 });

const A4 = { format: "A4", printBackground: true } as const;
const LETTER = { format: "Letter", printBackground: true } as const;
const WEEKS = 52;

async function setBrand(request: APIRequestContext) {
  const logoUrl = await uploadPhoto(request, "m_plain_shorts");
  const parts = {
    name: "Whitfield Strength",
    colour: "#1e3a8a",
    phone: "020 7946 0000",
    web: "whitfield.example",
  };
  expect((await request.patch("/api/account/brand", { data: { ...parts, logoUrl } })).ok()).toBe(true);
}

/** A client with a year of weigh-ins, tape readings, workouts and records, and a forecast of many months. */
async function yearOf(page: Page): Promise<string> {
  const { id } = await makeClient(
    page.request,
    { weight: 240, bodyFat: 32, targetWeight: 205, targetBodyFat: 22, workoutsPerWeek: 3 },
    { front: "m_plain_shorts" },
  );
  await orderImages(page.request, id, { andWait: true });
  for (let week = WEEKS; week > 0; week--) {
    const takenAt = new Date(Date.now() - week * 7 * 24 * 3_600_000).toISOString();
    const girths =
      week % 4 === 0
        ? { neck: 420, chest: 1100, waist: 1000 + week, hip: 1080, thigh: 620, biceps: 380 }
        : null;
    const data = { weight: 240 + week / 2, bodyFat: 32 + week / 20, takenAt, girths };
    expect((await page.request.post(`/api/client/${id}/measurements`, { data })).status()).toBe(201);
    const better = WEEKS - week;
    for (const [at, name] of ["Back Squat", "Leg Press", "Romanian Deadlift", "Leg Curl"].entries())
      await logged(page, id, name, [{ weight: 135 + better + at * 10, reps: 8 }], daysAgo(week * 7 - at));
    for (const [at, name] of ["Bench Press", "Incline Bench Press", "Cable Fly", "Chest Dip"].entries())
      await logged(page, id, name, [{ weight: 95 + better, reps: 8 }], daysAgo(week * 7 - at), "chest");
  }
  return id;
}

const readPdf = async (pdf: Buffer) => {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return { pages: totalPages, text: text.map((page) => page.replaceAll(/\s+/g, " ")) };
};

/** Everything but when the file was made. */
const withoutDates = (pdf: Buffer) =>
  pdf.toString("latin1").replaceAll(/\/(Creation|Mod)Date \([^)]*\)/g, "");

/** The page as a printer gets it, in both themes. */
async function printedFrom(page: Page, colorScheme: "dark" | "light") {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (dark) => document.documentElement.classList.contains("dark") === dark,
    colorScheme === "dark",
  );
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  return page.pdf(A4);
}

test("a client's year fits on two sheets, from either theme the same @laptop-alone", async ({ page }) => {
  const trainer = await register(page.request);
  await setBrand(page.request);
  const id = await yearOf(page);
  await page.goto(`/transformation/${id}/report`);
  await expect(page.getByRole("heading", { name: "Measurements" })).toBeVisible();
  const { timeline } = await (await page.request.post(`/api/client/${id}/timeline`, { data: {} })).json();

  const light = await printedFrom(page, "light");
  const dark = await printedFrom(page, "dark");
  expect(withoutDates(dark)).toBe(withoutDates(light));

  for (const paper of [light, await page.pdf(LETTER)]) {
    const { pages, text } = await readPdf(paper);
    expect(pages).toBe(2);
    const [first = "", second = ""] = text;
    const onFirst = [
      "Marcus Reed's Transformation",
      "Body Fat Progression",
      "Likely range",
      "AI-generated illustration",
    ];
    for (const words of [...onFirst, "Whitfield Strength", "Page 1 of 2", `Month ${timeline.length}`])
      expect(first).toContain(words);
    const onSecond = [
      "Measurements",
      "53 weigh-ins",
      "Tape measure",
      "Waist",
      "Workouts",
      "Records",
      "Romanian Deadlift",
    ];
    for (const words of [...onSecond, trainer.name, "020 7946 0000", "whitfield.example", "Page 2 of 2"])
      expect(second).toContain(words);
  }
});

test("no month of eight is left out @laptop-alone", async ({ page }) => {
  await register(page.request);
  await setBrand(page.request);
  const months = async (targetWeight: number) => {
    const { id } = await makeClient(page.request, {
      weight: 220,
      bodyFat: 28,
      targetWeight,
      targetBodyFat: 22,
    });
    const { timeline } = await (await page.request.post(`/api/client/${id}/timeline`, { data: {} })).json();
    return { id, count: timeline.length as number };
  };
  let found = await months(200);
  for (let target = 212; found.count !== 8 && target > 170; target -= 2) found = await months(target);
  expect(found.count).toBe(8);
  await page.goto(`/transformation/${found.id}/report`);
  await expect(page.getByRole("heading", { name: "Measurements" })).toBeVisible();
  for (const paper of [A4, LETTER]) {
    const { pages, text } = await readPdf(await page.pdf(paper));
    expect(pages).toBe(2);
    for (let month = 1; month <= 8; month++) expect(text[0]).toContain(`Month ${month} `);
    expect(text[0]).not.toContain("of 8 months");
  }
});

test("every page prints without the app's frame, from either theme the same @laptop-alone", async ({
  page,
}) => {
  const trainer = await register(page.request, somebody());
  await makeAdmin(trainer);
  await setBrand(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  await logged(page, id, "Back Squat", [{ weight: 185, reps: 5 }], daysAgo(3));
  const client = `/transformation/${id}`;
  const tabs = ["workouts", "morphs", "timeline"].map((tab) => `${client}?tab=${tab}`);
  for (const path of ["/client-dashboard", ...tabs, "/analytics", "/calendar", "/my-account", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const light = await printedFrom(page, "light");
    const dark = await printedFrom(page, "dark");
    expect(withoutDates(dark) === withoutDates(light), `${path} prints alike`).toBe(true);
    await page.emulateMedia({ media: "print" });
    for (const frame of ["nav", "[role=tablist]", "[role=radiogroup]"])
      await expect(page.locator(`${frame}:visible`), `${frame} on ${path}`).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
