import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { makeOpenFolder } from "../../scripts/postgres/account";
import { freePort } from "../../scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { createDatabase } from "./support/database";
import { expect, test } from "./support/test";

test.setTimeout(480_000);

const STEPS = 2;
const TOTAL = STEPS * 2;

let database: Awaited<ReturnType<typeof createDatabase>>;
let dataDir: string;
let app: AppProcess;
let cookie: string;

test.beforeEach(async () => {
  database = await createDatabase();
  dataDir = await makeOpenFolder("formcast-killed-");
  app = new AppProcess(dataDir, await freePort(), { DATABASE_URL: database.url });
  cookie = "";
});
test.afterEach(async () => {
  await app.stop("SIGTERM");
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(method: string, address: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const response = await fetch(app.url + address, {
    method,
    headers: { cookie, ...(body && !isForm && { "content-type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} ${response.status}: ${await response.text()}`);
  cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return response.json();
}

async function upload(figure: string): Promise<string> {
  const form = new FormData();
  const bytes = await readFile(path.resolve("tests/figures", `${figure}.jpg`));
  form.set("photo", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "photo.jpg");
  return (await ask("POST", "/api/upload-photo", form)).photoUrl;
}

/** A client with photos of both sides, whose images were just requested. */
async function orderImages(): Promise<string> {
  const email = "ann@formcast.test";
  await ask("POST", "/api/auth/register", { name: "Ann", email, password: "correct horse" });
  const { id } = await ask("POST", "/api/clients", {
    name: "Marcus Reed",
    gender: "male",
    height: 72,
    weight: 195,
    bodyFat: 20,
    targetWeight: 175,
    targetBodyFat: 12,
    steps: STEPS,
    photoUrl: await upload("m_gym_shorts"),
    backPhotoUrl: await upload("m_back_gym"),
  });
  await ask("PATCH", `/api/client/${id}`, { hasSignificantChanges: true });
  return id;
}

test("image generation continues after the server was killed, and makes no image twice", async ({ page }) => {
  await app.start();
  const id = await orderImages();
  const generation = async () => (await ask("GET", `/api/client/${id}`)).generation;
  await expect
    .poll(async () => (await generation()).done, { timeout: 120_000, intervals: [100] })
    .toBeGreaterThan(0);

  const before = await generation();
  await app.stop("SIGKILL");
  expect(before.done).toBeLessThan(TOTAL);

  await app.start();
  await expect
    .poll(async () => (await generation()).status, { timeout: 180_000, intervals: [500] })
    .toBe("succeeded");
  const client = await ask("GET", `/api/client/${id}`);
  expect(client.generation).toMatchObject({ id: before.id, done: TOTAL, total: TOTAL, error: null });
  const places = client.transformations.map(
    (image: { side: string; step: number }) => image.side + image.step,
  );
  expect(new Set(places).size).toBe(TOTAL);

  const stored = () => readdir(path.join(dataDir, "blobs/images", before.id));
  await expect.poll(async () => (await stored()).length).toBe(TOTAL * 2);

  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: app.url }]);
  await page.goto(`${app.url}/transformation/${id}?tab=morphs`);
  await expect(page.getByRole("heading", { name: "Complete Transformation Journey" })).toBeVisible();
  const images = page.getByRole("figure").getByRole("img", { name: /^AI forecast/ });
  await expect(images).toHaveCount(STEPS);
  for (const image of await images.all())
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
});
