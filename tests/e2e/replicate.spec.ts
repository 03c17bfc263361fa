import { rm } from "node:fs/promises";
import { request } from "@playwright/test";
import { makeOpenFolder } from "../../scripts/postgres/account";
import { freePort } from "../../scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { ReplicateServer } from "../support/replicate-server";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { createDatabase } from "./support/database";
import { expect, test } from "./support/test";

test.setTimeout(480_000);

const replicate = new ReplicateServer();
let database: Awaited<ReturnType<typeof createDatabase>>;
let dataDir: string;
let app: AppProcess;

test.beforeAll(async () => {
  const baseUrl = await replicate.start();
  database = await createDatabase();
  dataDir = await makeOpenFolder("formcast-replicate-");
  app = new AppProcess(dataDir, await freePort(), {
    DATABASE_URL: database.url,
    IMAGE_ENGINE: "replicate",
    REPLICATE_API_TOKEN: replicate.token,
    REPLICATE_BASE_URL: baseUrl,
  });
  await app.start();
});
test.afterAll(async () => {
  await app.stop("SIGTERM");
  await replicate.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test("an image can be generated again, and the old one stays until the new one is ready", async ({
  page,
}) => {
  const api = await request.newContext({ baseURL: app.url });
  await register(api);
  const { id } = await makeClient(api, { steps: 1 }, { front: "m_gym_shorts" });
  await orderImages(api, id, { andWait: true });
  await page.context().addCookies((await api.storageState()).cookies);
  await page.goto(`${app.url}/transformation/${id}?tab=morphs`);
  const image = page.getByAltText(/^AI forecast of Marcus Reed, front/).first();
  await expect(image).toBeVisible();
  const earlier = await image.getAttribute("src");

  const ordered = replicate.creates.length;
  replicate.behave("never ends");
  await page.getByRole("button", { name: "Generate again" }).click();
  await expect(page.getByText("This one stays until the new one is ready.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generating" })).toBeDisabled();
  await expect(image).toHaveAttribute("src", earlier ?? "");

  replicate.behave("makes it");
  await expect(image).not.toHaveAttribute("src", earlier ?? "");
  await expect(page.getByRole("button", { name: "Generate again" })).toBeEnabled();
  expect(replicate.creates).toHaveLength(ordered + 1);

  replicate.behave("flags it");
  await page.getByRole("button", { name: "Generate again" }).click();
  await expect(page.getByText("No new image. The image service did not accept this photo.")).toBeVisible({
    timeout: 120_000,
  });
  await expect(image).toBeVisible();
  await api.dispose();
});

test("new targets cancel running images, and the page shows the new ones", async () => {
  replicate.reset();
  replicate.behave("never ends");
  const api = await request.newContext({ baseURL: app.url });
  await register(api);
  const { id } = await makeClient(api, { steps: 2 }, { front: "m_gym_shorts" });
  await orderImages(api, id);
  await expect.poll(() => replicate.predictionIds.length).toBe(2);
  const old = replicate.predictionIds;
  await expect
    .poll(async () => (await (await api.get(`/api/client/${id}`)).json()).generation.status)
    .toBe("running");
  await api.patch(`/api/client/${id}`, { data: { targetWeight: 175 } });
  await expect.poll(() => replicate.canceled.toSorted()).toEqual(old.toSorted());
  await api.dispose();
});
