import { writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { NEW_CLIENT_DEFAULTS } from "../lib/body/ranges";
import { startApp } from "../scripts/test/app";
import { findBrowser } from "../scripts/test/chromium";

// A history of 50,000 sets in a browser: from the choice of the file to its preview, and from there to the last saved
// workout, each with the longest time for which the page could not answer.
const DAYS = 2500;
const EXERCISES = ["Squat", "Bench Press", "Deadlift", "Overhead Press", "Pendlay Row"];
const SETS = 4;
const NAME = "Long History";

type Watched = { longestMs: number };

const app = await startApp(new AbortController().signal);
const browser = await chromium.launch({
  executablePath: await findBrowser(process.env.CHROMIUM_PATH),
  args: ["--no-sandbox"],
});
try {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  const account = { name: "Bench", email: "bench.import@formcast.test", password: "correct horse" };
  await context.request.post("/api/auth/register", { data: account });
  const added = await context.request.post("/api/clients", { data: { ...NEW_CLIENT_DEFAULTS, name: NAME } });
  const { id } = await added.json();
  const file = path.join(app.dataDir, "history.csv");
  await writeFile(file, history());
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watched = Object.assign(window, { longestMs: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longestMs = Math.max(watched.longestMs, duration);
    }).observe({ type: "longtask" });
  });
  await page.goto(`/transformation/${id}?tab=workouts`);
  await page.getByRole("button", { name: "Import and export" }).click();
  await page.getByRole("menuitem", { name: /^Import/ }).click();
  const input = page.getByLabel("CSV file");
  await input.waitFor({ state: "attached" });
  console.table({
    preview: await watch(page, async () => {
      await input.setInputFiles(file);
      await page.getByText("Preview. Nothing has been saved yet.").waitFor();
    }),
    import: await watch(page, async () => {
      await page.getByRole("button", { name: /^Import \d/ }).click();
      await page.getByText(/workouts imported$/).waitFor();
    }),
  });
} finally {
  await browser.close();
  await app.stop();
}
process.exit(0);

/** The header names the unit, so the import has no question to ask. */
function history(): string {
  const rows = Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(Date.UTC(2018, 0, 1 + day)).toISOString().slice(0, 10);
    return EXERCISES.flatMap((name, at) =>
      Array.from(
        { length: SETS },
        (_, set) => `${date} 07:30:00,Day,1h,${name},${set + 1},${60 + ((day + at) % 80)},${5 + set},8`,
      ),
    );
  }).flat();
  return ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,RPE", ...rows].join("\n");
}

async function watch(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { longestMs: 0 }));
  const began = performance.now();
  await act();
  const ms = performance.now() - began;
  const longestMs = await page.evaluate(() => (window as unknown as Watched).longestMs);
  return { seconds: (ms / 1000).toFixed(1), "longest task": `${longestMs.toFixed(0)} ms` };
}
