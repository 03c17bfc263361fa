import type { Page } from "@playwright/test";
import { NEW_CLIENT_DEFAULTS } from "../lib/body/ranges";
import { startApp } from "../scripts/test/app";
import { openPhone, type Phone, type Sign, summary, watchPaint } from "./browser/phone";

// What a trainer waits for on a phone with a processor four times slower than this one, from the touch to the paint
// that shows its effect, in the production build: picking one of 60 clients and opening that client's page (200 ms
// are felt as at once), and dragging a what-if slider, whose figures and whose chart are to follow within a frame.
const CLIENTS = 60;
const RUNS = 20;

const SLIDER = '[role="slider"][aria-label="Target weight"]';
const FIGURE = { selector: SLIDER, attribute: "aria-valuenow" };
const CHART = { selector: '[role="img"][aria-label*="forecast"]', attribute: "aria-label" };

const stopping = new AbortController();
const app = await startApp(stopping.signal);
const phone = await openPhone(app.url);
try {
  const ids = await addClients(phone);
  console.table({
    "pick a client": summary(await pickClients(phone.page)),
    "open the client's page": summary(await openPages(phone.page)),
    "what-if, figures": summary(await drag(phone.page, ids[0]!, FIGURE)),
    "what-if, chart": summary(await drag(phone.page, ids[0]!, CHART)),
  });
} finally {
  await phone.close();
  await app.stop();
}
process.exit(0);

async function addClients({ context }: Phone): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 1; n <= CLIENTS; n++) {
    const data = { ...NEW_CLIENT_DEFAULTS, name: nameOf(n) };
    ids.push((await (await context.request.post("/api/clients", { data })).json()).id);
  }
  return ids;
}

function nameOf(n: number): string {
  return `Client ${String(n).padStart(2, "0")}`;
}

async function pickClients(page: Page): Promise<number[]> {
  await page.goto("/client-dashboard");
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const name = nameOf(1 + run);
    await page.getByRole("combobox", { name: "Client" }).tap();
    const option = page.getByRole("option", { name });
    await option.scrollIntoViewIfNeeded();
    const painted = await watchPaint(page, { selector: "h3", includes: name });
    await option.tap();
    times.push(await painted());
  }
  return times;
}

async function openPages(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto("/client-dashboard", { waitUntil: "networkidle" });
    const name = await page.getByRole("heading", { level: 3 }).textContent();
    const painted = await watchPaint(page, { selector: "h1", includes: name ?? "" });
    await page.getByRole("link", { name: "View Transformations" }).filter({ visible: true }).tap();
    times.push(await painted());
  }
  return times;
}

/** Moves the finger by a few stops at a time, as a drag does. */
async function drag(page: Page, id: string, sign: Sign): Promise<number[]> {
  await page.goto(`/transformation/${id}?tab=timeline`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "What-if" }).click();
  const slider = page.locator(SLIDER);
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const [left, y] = [box.x + box.width * 0.25, box.y + box.height / 2];
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.mouse.move(left + 12, y);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const painted = await watchPaint(page, sign);
    await page.mouse.move(left + 12 + ((run + 1) * box.width * 0.4) / RUNS, y);
    times.push(await painted());
  }
  await page.mouse.up();
  return times;
}
