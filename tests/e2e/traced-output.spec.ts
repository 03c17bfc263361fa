import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { applyMigrations } from "../../prisma/migrate";
import { freePort } from "../../scripts/postgres/free-port";
import { startTemporaryCluster } from "../../scripts/postgres/temporary-cluster";
import { copyTraced } from "../support/traced-copy";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { expect, request, test } from "./support/test";

test.setTimeout(300_000);

const ROUTES = [
  "api/health",
  "api/auth/register",
  "api/upload-photo",
  "api/clients",
  "api/client/[id]",
  "api/transformation/[id]/image",
];

let folder: string;
let server: ChildProcess | undefined;
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "formcast-traced-"));
  cluster = await startTemporaryCluster();
});
test.afterEach(async () => {
  if (server && server.exitCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

test("the files that the build traced for the routes are enough to make an image", async () => {
  const databaseUrl = cluster.url("postgres");
  await applyMigrations(databaseUrl);
  const start = await copyTraced(ROUTES, path.join(folder, "app"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH } = process.env;
  server = spawn(process.execPath, [start], {
    cwd: path.dirname(start),
    env: {
      PATH,
      NODE_ENV: "production",
      PORT: String(port),
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: "a-secret-for-tests-that-opens-nothing",
      DATA_DIR: path.join(folder, "data"),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const api = await request.newContext({ baseURL: url });
  const health = () =>
    api.get("/api/health").then(
      (answer) => answer.status(),
      () => 0,
    );
  await expect.poll(health, { timeout: 120_000 }).toBe(200);

  await register(api);
  const { id } = await makeClient(api, { steps: 1 }, { front: "m_plain_shorts" });
  await orderImages(api, id, { andWait: true });
  const { transformations } = await (await api.get(`/api/client/${id}`)).json();
  const image = await (await api.get(transformations[0].imageUrl)).body();
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1080, height: 1920 });
  const photo = await readFile("tests/figures/m_plain_shorts.jpg");
  expect(image.equals(photo)).toBe(false);
  await api.dispose();
});
