import { chmod, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import { withClient } from "@/prisma/engine/with-client";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { createTestDatabase } from "../support/database";
import { figure } from "../support/factories";
import { LENGTH } from "../support/length";
import { PASSWORD } from "../support/people";
import { smallDisk } from "../support/small-disk";

const MEBIBYTES = 170;
const ROUNDS = LENGTH.isLong ? 20 : 4;

/** A place that can run full, and the app's settings for it. */
interface Site {
  dataDir: string;
  variables: Record<string, string>;
  fill: () => Promise<void>;
  makeRoom: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A small disk with DATA_DIR and the embedded PostgreSQL, or a simulation if no disk can be mounted. */
async function makeSite(): Promise<Site> {
  const disk = await smallDisk(MEBIBYTES);
  if (!disk) return simulatedSite();
  const { folder, fill, makeRoom, remove } = disk;
  return { dataDir: path.join(folder, "data"), variables: {}, fill, makeRoom, remove };
}

async function simulatedSite(): Promise<Site> {
  const dataDir = await makeOpenFolder("formcast-full-");
  const database = await createTestDatabase();
  const setFull = async (isFull: boolean) => {
    await chmod(path.join(dataDir, "blobs"), isFull ? 0o500 : 0o700);
    await withClient(database.url, async (client) => {
      const name = new URL(database.url).pathname.slice(1);
      await client.query("BEGIN READ WRITE");
      await client.query(
        `ALTER DATABASE ${name} SET default_transaction_read_only = ${isFull ? "on" : "off"}`,
      );
      await client.query("COMMIT");
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
        [name],
      );
    });
  };
  return {
    dataDir,
    variables: { DATABASE_URL: database.url },
    fill: () => setFull(true),
    makeRoom: () => setFull(false),
    remove: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

let site: Site;
let app: AppProcess;
let cookie = "";

beforeAll(async () => {
  site = await makeSite();
  app = new AppProcess(site.dataDir, await freePort(), { RATE_LIMIT_SCALE: "1000", ...site.variables });
  await app.start();
}, 600_000);
afterAll(async () => {
  await app?.stop("SIGTERM");
  await site?.remove();
});

async function ask(method: string, address: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${app.url}${address}`, {
    method,
    headers: { cookie, ...(body && !isForm && { "content-type": "application/json" }) },
    body: isForm ? body : body && JSON.stringify(body),
  });
  cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  const json = await response.json();
  return { status: response.status, retryAfter: Number(response.headers.get("retry-after")), json };
}

async function upload() {
  const form = new FormData();
  form.set("photo", await figure("m_plain_shorts"));
  return ask("POST", "/api/upload-photo", form);
}

it("a full disk loses no saved data: reads work, writes get 503 with Retry-After until there is space", {
  timeout: 600_000,
}, async () => {
  const account = { name: "Ann", email: "ann@formcast.test", password: PASSWORD };
  expect((await ask("POST", "/api/auth/register", account)).status).toBe(201);
  const { json: client } = await ask("POST", "/api/clients", { ...NEW_CLIENT_DEFAULTS, name: "Marcus" });
  const photo = (await upload()).json.photoUrl;
  const save = (name: string) => {
    const exercise = { exerciseName: name, notes: "n".repeat(1_000), sets: 5, reps: 5, weight: 100 };
    const body = { muscleGroup: "legs", timezoneOffset: 0, exercises: [exercise] };
    return ask("POST", `/api/client/${client.id}/workout`, body);
  };
  const writes = () =>
    Promise.all([
      save(`Squat ${Math.random()}`),
      ask("PATCH", `/api/client/${client.id}`, { notes: `${Math.random()}` }),
      upload(),
    ]);
  expect((await writes()).map(({ status }) => status)).toEqual([201, 200, 201]);

  await site.fill();
  await expect.poll(async () => (await writes()).map(({ status }) => status)).toEqual([503, 503, 503]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { status, retryAfter } of await writes()) {
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
    }
    expect((await ask("GET", "/api/clients")).json).toMatchObject([{ name: "Marcus" }]);
    expect((await ask("GET", `/api/client/${client.id}`)).status).toBe(200);
    expect((await fetch(`${app.url}${photo}`, { headers: { cookie } })).status).toBe(200);
  }
  await expect
    .poll(async () => (await ask("GET", "/api/health")).json.checks)
    .toMatchObject({ database: "full", storage: expect.stringMatching(/^(full|away)$/) });

  await site.makeRoom();
  await expect
    .poll(async () => (await writes()).map(({ status }) => status), { timeout: 60_000 })
    .toEqual([201, 200, 201]);
  await expect
    .poll(async () => (await ask("GET", "/api/health")).json.checks)
    .toEqual({ database: "ok", storage: "ok", mail: "ok", images: "ok" });
});
