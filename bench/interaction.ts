import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { NEW_CLIENT_DEFAULTS } from "../lib/body/ranges";
import { startApp } from "../scripts/test/app";
import { uploadPhoto } from "../tests/e2e/support/client";
import { BAD_PHOTOS, goodPhoto } from "../tests/support/photos-to-check";
import { openPhone, type Phone, type Sign, type Wait, watchPaint } from "./browser/phone";
import { summary } from "./statistics/median";

// From a touch to the paint of its effect, with a CPU four times slower: opening a client (200 ms feel instant), a what-if
// slider (one frame), a 12-megapixel photo (2 s). An empty tap shows the overhead of the machine.
const CLIENTS = 60;
const RUNS = 20;
/** Fewer, because such a phone needs several seconds per photo. */
const PHOTO_RUNS = 6;

const SLIDER = '[role="slider"][aria-label="Target weight"]';
const FIGURE = { selector: SLIDER, attribute: "aria-valuenow" };
const NAME = { selector: "h1" };
const IMAGES = { selector: "#main", includes: "Complete Transformation Journey" };
const VERDICT = '[role="dialog"] [role="status"]';
/** Width of a 12-megapixel photo. */
const PHOTO_WIDTH = 3024;
const CHART = { selector: '[role="img"][aria-label*="forecast"]', attribute: "aria-label" };

const stopping = new AbortController();
const app = await startApp(stopping.signal);
const phone = await openPhone(app.url);
try {
  const ids = await addClients(phone);
  await makeImages(phone, ids.at(-1)!);
  console.table({
    "an empty tap": summary(await emptyTaps(phone)),
    "open a client's page, name": summary(await openPages(phone, NAME)),
    "open a client's page, images": summary(await openPages(phone, IMAGES)),
    "pick a client": summary(await pickClients(phone)),
    "what-if, figures": summary(await drag(phone, ids[0]!, FIGURE)),
    "choose a good photo": summary(
      await choosePhotos(phone, await goodPhoto(), "Front, standing straight, whole body, good light, sharp"),
    ),
    "choose a bad photo": summary(
      await choosePhotos(phone, await BAD_PHOTOS.turned_sideways(), "Marcus stands sideways"),
    ),
    "what-if, chart": summary(await drag(phone, ids[0]!, CHART)),
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

/** Makes images of the newest client, the first of the list, whose page is opened. */
async function makeImages({ context: { request } }: Phone, id: string): Promise<void> {
  const photoUrl = await uploadPhoto(request, "m_plain_shorts");
  await request.patch(`/api/client/${id}`, { data: { photoUrl, hasSignificantChanges: true } });
  const status = async () => (await (await request.get(`/api/client/${id}`)).json()).generation?.status;
  while ((await status()) !== "succeeded") await setTimeout(500);
}

function nameOf(n: number): string {
  return `Client ${String(n).padStart(2, "0")}`;
}

async function emptyTaps(phone: Phone): Promise<Wait[]> {
  const { page } = phone;
  // A page without scripts measures only the tap.
  await page.goto("/version.json");
  await page.evaluate(() => {
    document.body.innerHTML = "<button>0</button>";
    document.querySelector("button")?.addEventListener("pointerup", ({ currentTarget }) => {
      const button = currentTarget as HTMLButtonElement;
      button.textContent = String(Number(button.textContent) + 1);
    });
  });
  const waits: Wait[] = [];
  for (let run = 0; run < RUNS; run++) {
    const painted = await watchPaint(phone, { selector: "button" });
    await page.getByRole("button").tap();
    waits.push(await painted());
  }
  return waits;
}

async function pickClients(phone: Phone): Promise<Wait[]> {
  const { page } = phone;
  await page.goto("/client-dashboard");
  const waits: Wait[] = [];
  for (let run = 0; run < RUNS; run++) {
    const name = nameOf(1 + run);
    await page.getByRole("combobox", { name: "Client" }).tap();
    const option = page.getByRole("option", { name });
    await option.scrollIntoViewIfNeeded();
    const painted = await watchPaint(phone, { selector: "h3", includes: name });
    await option.tap();
    waits.push(await painted());
  }
  return waits;
}

async function openPages(phone: Phone, sign: Sign): Promise<Wait[]> {
  const { page } = phone;
  const waits: Wait[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto("/client-dashboard", { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name: "View Transformations" }).filter({ visible: true });
    const { x, y, width, height } = (await link.boundingBox())!;
    const painted = await watchPaint(phone, { includes: nameOf(CLIENTS), ...sign });
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    waits.push(await painted());
  }
  return waits;
}

async function choosePhotos(phone: Phone, picture: Buffer, includes: string): Promise<Wait[]> {
  const { page } = phone;
  await page.goto("/client-onboarding", { waitUntil: "networkidle" });
  await page.getByLabel("Name").fill("Marcus Reed");
  const buffer = await sharp(picture).resize(PHOTO_WIDTH).jpeg().toBuffer();
  const front = page.getByRole("group", { name: "Front photo" }).getByRole("button", { name: "Front photo" });
  const waits: Wait[] = [];
  for (let run = 0; run < PHOTO_RUNS; run++) {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), front.first().click()]);
    const painted = await watchPaint(phone, { selector: VERDICT, includes });
    await chooser.setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
    waits.push(await painted());
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
  }
  return waits;
}

async function drag(phone: Phone, id: string, sign: Sign): Promise<Wait[]> {
  const { page } = phone;
  await page.goto(`/transformation/${id}?tab=timeline`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "What-if", exact: true }).click();
  const slider = page.locator(SLIDER);
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const [left, y] = [box.x + box.width * 0.25, box.y + box.height / 2];
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.mouse.move(left + 12, y);
  const waits: Wait[] = [];
  for (let run = 0; run < RUNS; run++) {
    const painted = await watchPaint(phone, sign);
    await page.mouse.move(left + 12 + ((run + 1) * box.width * 0.4) / RUNS, y);
    waits.push(await painted());
  }
  await page.mouse.up();
  return waits;
}
