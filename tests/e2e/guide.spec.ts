import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { registerElsewhere, somebody } from "./support/account";
import { makeClient } from "./support/client";
import { enter } from "./support/device";
import { expect, test } from "./support/test";

const FOLDER = "docs/pictures/guide";
const MAX_BYTES = 60 * 1024;
const WIDTH = { phone: 390, laptop: 960 };

test("every quoted text of the guide is on the screen, and its pictures exist", async ({ page }) => {
  const guide = await readFile("docs/guide.md", "utf8");
  const quoted = new Set([...guide.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words));
  quoted.delete("bold"); // Means the style itself.
  const seen = new Set<string>();
  const made: string[] = [];
  /** Expects each text on the screen, as text or as an accessible name. */
  const see = async (...words: string[]) => {
    for (const word of words) {
      await expect(called(page, word), word).toBeVisible();
      seen.add(word);
    }
  };
  const picture = async (name: string) => void made.push(...(await takePicture(page, name)));

  await enter(page, await registerElsewhere(page, somebody("Nadia Newcomer")));
  await page.goto("/client-dashboard");
  await see("Add First Client", "Try a sample client");
  await picture("first-client");
  await called(page, "Try a sample client").click();
  await see("Remove sample");
  const { id } = (await (await page.request.get("/api/clients")).json())[0];
  await expect(page.getByText("Complete", { exact: true }).filter({ visible: true })).toBeVisible({
    timeout: 120_000,
  });

  await expect
    .poll(async () => (await (await page.request.get(`/api/client/${id}`)).json()).generation.status, {
      timeout: 120_000,
    })
    .toBe("succeeded");

  const tab = (name: string) => page.goto(`/transformation/${id}?tab=${name}`);
  await tab("morphs");
  await see("Edit client", "Morphs", "Full screen", "Share", "Timeline", "Workouts");
  await picture("images");
  await see("Press", "Press to compare");
  await page.getByRole("radio", { name: "Beside" }).click();
  await see("Beside");
  await page.getByRole("radio", { name: "Play" }).click();
  await see("Play", "Save animation");
  await page.getByRole("radio", { name: "Slider" }).click();
  await see("Slider");
  await called(page, "Share").click();
  await see("Make link", "Face");
  await picture("sharing");

  await page.goto(`/client-onboarding?clientId=${id}`);
  await see("Update Image");
  await picture("photos");
  await called(page, "Privacy").click();
  await see("Privacy", "Withdraw", "Export with photos (ZIP)");
  await picture("privacy");

  await tab("timeline");
  await see("What-if", "Weigh-in", "Monthly Breakdown", "Progress report");
  await called(page, "Monthly Breakdown").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture("forecast");
  await called(page, "Weigh-in").click();
  await see("Save weigh-in", "Tape", "Photo", "Back photo", "Another day");
  await picture("weigh-in");

  await tab("workouts");
  await see("Add New Exercise", "Program");
  await page.getByRole("tab", { name: "Chest" }).click();
  await see("Log", "Next", "History");
  await picture("workouts");
  await page
    .getByRole("button", { name: /^(Log|Resume) / })
    .first()
    .click();
  await called(page, "More").click();
  await see("Measured by");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await called(page, "History").click();
  await page
    .getByRole("button", { name: /^More actions for the workout of/ })
    .first()
    .click();
  await see("Summary and records");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await called(page, "Program").click();
  await page.getByRole("button", { name: /^Mon/ }).click();
  await expect(called(page, "Bench Press")).toBeVisible();
  await see("Print");
  await picture("plan");

  await page.goto("/client-onboarding");
  await see("Add client by link");
  await makeClient(page.request, { name: "Owen Hale" });
  await page.goto("/client-dashboard");
  await see("Open floor", "At a glance", "Calendar", "View Analytics");
  await called(page, "More actions for Owen Hale").click();
  await see("New tag", "Archive client");
  await page.keyboard.press("Escape");
  await page.goto("/analytics");
  await see("CSV");
  await page.goto("/my-account");
  await see("Edit brand", "Settings", "Units", "Change Email", "Download my data");
  await picture("account");

  await page.setViewportSize({ width: 1440, height: 900 });
  await tab("timeline");
  await see("Monthly Breakdown");
  await picture("laptop");

  expect([...quoted].filter((words) => !seen.has(words ?? ""))).toEqual([]);
  const named = [...guide.matchAll(/"pictures\/guide\/(.+?)"/g)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(made.toSorted());
  expect((await readdir(FOLDER)).toSorted()).toEqual(made.toSorted());
  for (const file of made)
    expect((await stat(path.join(FOLDER, file))).size, file).toBeLessThanOrEqual(MAX_BYTES);
});

/** The first visible element with this text or name. */
function called(page: Page, words: string) {
  const text = page.getByText(words, { exact: true });
  return text
    .or(page.getByLabel(words, { exact: true }))
    .filter({ visible: true })
    .first();
}

/** The file names of both themes; takes new pictures if GUIDE_PICTURES is set. */
async function takePicture(page: Page, name: string): Promise<string[]> {
  const files = (["light", "dark"] as const).map((theme) => ({ theme, file: `${name}-${theme}.webp` }));
  for (const { theme, file } of process.env.GUIDE_PICTURES === "1" ? files : []) {
    await page.evaluate((theme) => {
      localStorage.setItem("formcast-theme", theme);
      dispatchEvent(new StorageEvent("storage"));
    }, theme);
    await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
    const bytes = await page.screenshot({ animations: "disabled" });
    const width = (page.viewportSize()?.width ?? 0) > 1000 ? WIDTH.laptop : WIDTH.phone;
    await sharp(bytes).resize({ width }).webp({ quality: 78 }).toFile(path.join(FOLDER, file));
  }
  return files.map(({ file }) => file);
}
