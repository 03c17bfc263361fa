import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { request } from "@playwright/test";
import sharp from "sharp";
import { makeOpenFolder } from "../../scripts/postgres/account";
import { freePort } from "../../scripts/postgres/cluster";
import { copyTracedOutput, TracedApp } from "../support/traced-app";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { expect, test } from "./support/test";

test.setTimeout(480_000);

test("a copy of only the traced build files generates images, and creates a sample client", async () => {
  const folder = await makeOpenFolder("formcast-serverless-");
  const { databaseUrl } = JSON.parse(
    await readFile(path.join(process.env.DATA_DIR ?? ".data", "runtime.json"), "utf8"),
  );
  const app = new TracedApp(`http://localhost:${await freePort()}`, folder, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, "data"),
    NEXTAUTH_SECRET: "a-secret-of-the-traced-copy-alone",
    IMAGE_ENGINE: "local",
    LOG_LEVEL: "warn",
  });
  try {
    await copyTracedOutput(folder);
    await app.start();
    const api = await request.newContext({ baseURL: app.url });
    await register(api);
    const { id } = await makeClient(api, { steps: 1 }, { front: "m_gym_shorts" });
    await orderImages(api, id, { andWait: true });
    const { transformations } = await (await api.get(`/api/client/${id}`)).json();
    expect(transformations).toHaveLength(1);
    const image = await api.get(transformations[0].imageUrl);
    expect(await sharp(await image.body()).metadata()).toMatchObject({ format: "jpeg", width: 1080 });
    const sample = await api.post("/api/clients/sample", { data: { timezoneOffset: 0 } });
    expect(sample.status()).toBe(201);
    await api.dispose();
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
