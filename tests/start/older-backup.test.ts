import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { MIGRATIONS_FOLDER, readMigrations } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { EARLIER_MIGRATIONS } from "@/prisma/first-version";
import { applyMigrations, pendingMigrations } from "@/prisma/migrate";
import { backUp } from "@/scripts/backup/backup";
import { restore } from "@/scripts/backup/restore";
import { runCommand } from "../support/command";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database";

const DELIVERIES = 12_000;
const NEXT = "20990101000000_doubled";

let folder: string;
let backup: string;
/** The migrations of a later version. */
let later: string;
let target: TestDatabase;
const blobs = () => createLocalDiskStore(path.join(folder, "blobs"));
const ask = async (sql: string) => (await withClient(target.url, (client) => client.query(sql))).rows;

/** A backup of the first version, which has no later migration, and a version that has one more than this. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "formcast-older-"));
  backup = path.join(folder, "backup");
  const first = path.join(folder, "first");
  for (const { name } of (await readMigrations()).slice(0, 2))
    await cp(path.join(MIGRATIONS_FOLDER, name), path.join(first, name), { recursive: true });
  const origin = await createEmptyDatabase();
  await applyMigrations(origin.url, { folder: first });
  await withClient(origin.url, (client) =>
    client.query(
      `INSERT INTO "WebhookDelivery" SELECT n::text, now() FROM generate_series(1, ${DELIVERIES}) AS n`,
    ),
  );
  await backUp(origin.url, blobs(), backup);
  await origin.drop();
  later = path.join(folder, "later");
  await cp(MIGRATIONS_FOLDER, later, { recursive: true });
  await mkdir(path.join(later, NEXT));
  await writeFile(
    path.join(later, NEXT, "migration.sql"),
    `ALTER TABLE "WebhookDelivery" ADD COLUMN "doubled" INTEGER;
     UPDATE "WebhookDelivery" SET "doubled" = 2 * id::int;
     -- What the planner knew while the migration ran.
     CREATE TABLE "Known" AS SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'WebhookDelivery'`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());

async function withManifest(change: object): Promise<string> {
  const copy = await mkdtemp(path.join(folder, "changed-"));
  await cp(backup, copy, { recursive: true });
  const file = path.join(copy, "manifest.json");
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...change }));
  return copy;
}

it("a backup names its version and the migrations of its database", async () => {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  const names = (await readMigrations()).slice(0, 2).map(({ name }) => name);
  expect(JSON.parse(await readFile(path.join(backup, "manifest.json"), "utf8"))).toMatchObject({
    version,
    migrations: names,
  });
});

it.each([
  ["the first version", {}],
  ["the last version before it", { migrations: EARLIER_MIGRATIONS, version: undefined }],
])("a backup of %s is restored, brought up to date and measured", async (_, change) => {
  await restore(target.url, blobs(), await withManifest(change), later);
  expect(await pendingMigrations(target.url, later)).toEqual([]);
  expect(
    await ask(`SELECT count(*)::int, sum("doubled" - 2 * id::int)::int AS off FROM "WebhookDelivery"`),
  ).toEqual([{ count: DELIVERIES, off: 0 }]);
  expect(await ask(`SELECT rows FROM "Known"`)).toEqual([{ rows: DELIVERIES }]);
  expect(await ask(`SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'Known'`)).toEqual([
    { rows: 1 },
  ]);
});

it("a restore needs no migrated database, and shows how far it is", async () => {
  const empty = await createEmptyDatabase();
  try {
    const { code, said } = await runCommand("restore", [backup], {
      DATABASE_URL: empty.url,
      DATA_DIR: path.join(folder, "data"),
      BLOB_READ_WRITE_TOKEN: "",
    });
    expect([code, said]).toEqual([0, expect.stringContaining(`WebhookDelivery: 10000 of ${DELIVERIES}\n`)]);
    expect(await pendingMigrations(empty.url)).toEqual([]);
  } finally {
    await empty.drop();
  }
});

it("a restore of an older backup changes nothing if a later migration fails", async () => {
  const broken = path.join(folder, "broken");
  await cp(later, broken, { recursive: true });
  await writeFile(path.join(broken, NEXT, "migration.sql"), "SELECT missing");
  await expect(restore(target.url, blobs(), backup, broken)).rejects.toThrow(`Migration ${NEXT} failed`);
  expect(await ask(`SELECT 1 FROM "WebhookDelivery"`)).toEqual([]);
  expect(await pendingMigrations(target.url)).toEqual([]);
});
