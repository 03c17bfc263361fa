import { chmod, readFile, rm } from "node:fs/promises";
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

let clientId = "";
let photoUrl = "";

beforeAll(async () => {
  const account = { name: "Ann", email: "ann@formcast.test", password: PASSWORD };
  expect((await ask("POST", "/api/auth/register", account)).status).toBe(201);
  clientId = (await ask("POST", "/api/clients", { ...NEW_CLIENT_DEFAULTS, name: "Marcus" })).json.id;
  photoUrl = (await upload()).json.photoUrl;
});

function save(name: string) {
  const exercise = { exerciseName: name, notes: "n".repeat(1_000), sets: 5, reps: 5, weight: 100 };
  const body = { muscleGroup: "legs", timezoneOffset: 0, exercises: [exercise] };
  return ask("POST", `/api/client/${clientId}/workout`, body);
}
const note = () => ask("PATCH", `/api/client/${clientId}`, { notes: `${Math.random()}` });

const writes = () => Promise.all([save(`Squat ${Math.random()}`), note(), upload()]);
const statuses = async () => (await writes()).map(({ status }) => status);

async function reads() {
  expect((await ask("GET", "/api/clients")).json).toMatchObject([{ name: "Marcus" }]);
  expect((await ask("GET", `/api/client/${clientId}`)).status).toBe(200);
  expect((await fetch(`${app.url}${photoUrl}`, { headers: { cookie } })).status).toBe(200);
}

const checks = async () => (await ask("GET", "/api/health")).json.checks;

async function expectRecovery() {
  await site.makeRoom();
  await expect.poll(statuses).toEqual([201, 200, 201]);
  await expect.poll(checks).toEqual({ database: "ok", storage: "ok", mail: "ok", images: "ok" });
}

async function query(sql: string) {
  const note = JSON.parse(await readFile(path.join(site.dataDir, "runtime.json"), "utf8"));
  return withClient(note.databaseUrl, async (client) => (await client.query(sql)).rows);
}

/** If any process of PostgreSQL crashes, all of them begin anew. */
const checkpointer = () =>
  query("SELECT backend_start FROM pg_stat_activity WHERE backend_type = 'checkpointer'");

it("a full disk loses no saved data: reads work, writes get 503 with Retry-After until there is space", {
  timeout: 600_000,
}, async () => {
  expect(await statuses()).toEqual([201, 200, 201]);
  await site.fill();
  await expect.poll(statuses).toEqual([503, 503, 503]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { status, retryAfter } of await writes()) {
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
    }
    await reads();
  }
  await expect
    .poll(checks)
    .toMatchObject({ database: "full", storage: expect.stringMatching(/^(full|away)$/) });
  await expectRecovery();
});

it("a disk that another program fills at once, while people save, crashes nothing and loses nothing", {
  timeout: 600_000,
}, async () => {
  const before = await checkpointer();
  const saved: string[] = [];
  const refusals: number[] = [];
  let isOver = false;
  const writers = [save, save, save, save, note, upload].map(async (write) => {
    while (!isOver) {
      const name = `Lunge ${crypto.randomUUID()}`;
      const { status } = await write(name);
      if (status >= 300) refusals.push(status);
      else if (write === save) saved.push(name);
    }
  });
  try {
    await expect.poll(() => saved.length).toBeGreaterThan(20);
    await site.fill();
    await expect.poll(() => refusals.length).toBeGreaterThan(5);
    for (let round = 0; round < ROUNDS; round++) await reads();
    // PostgreSQL does both by itself, at the latest after five minutes and 16 MB.
    await query("SELECT pg_logical_emit_message(false, 'test', ''), pg_switch_wal()");
    await query("CHECKPOINT");
    await reads();
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  expect(new Set(refusals)).toEqual(new Set([503]));
  expect(await checkpointer()).toEqual(before);
  await expectRecovery();
  const kept = (await query(`SELECT name FROM "Exercise"`)).map(({ name }) => name);
  expect(saved.filter((name) => !kept.includes(name))).toEqual([]);
});
