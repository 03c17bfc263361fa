import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { withClient } from "@/prisma/engine/with-client";
import { estateOf } from "../support/authority/estate";
import { runCommand } from "../support/command";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { testWorld } from "../support/world";

const world = testWorld();

/** Every row of every table that a backup keeps, as text. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
       AND tablename NOT IN ('RateLimit', '_prisma_migrations') ORDER BY 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });

/** What PostgreSQL watches over in these rows: references that it has checked, and triggers that are on. */
const guardsOf = (url: string) =>
  withClient(url, async (client) => {
    const references = await client.query(
      `SELECT conname, pg_get_constraintdef(oid) AS definition, convalidated FROM pg_constraint
       WHERE contype = 'f' ORDER BY 1`,
    );
    const triggers = await client.query(
      "SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1",
    );
    return { references: references.rows, triggers: triggers.rows };
  });

describe("npm run backup and npm run restore", () => {
  let folder = "";
  let kept = "";
  let originUrl: string;
  let target: TestDatabase;
  let copies: string;

  const run = (command: "backup" | "restore", url: string, dataDir: string, ...words: string[]) =>
    runCommand(command, words, { DATABASE_URL: url, DATA_DIR: dataDir, BLOB_READ_WRITE_TOKEN: "" });
  const restored = (backup = kept) => run("restore", target.url, copies, backup);
  const blobsAt = (dataDir: string) => createLocalDiskStore(path.join(dataDir, "blobs"));

  /** Two trainers with one of everything, and a backup of them. */
  async function makeBackup() {
    folder = await mkdtemp(path.join(tmpdir(), "formcast-backup-"));
    kept = path.join(folder, "kept");
    await estateOf("Ann", world);
    await estateOf("Bob", world);
    const origin = path.join(folder, "origin");
    for (const key of await world.blobs.list(""))
      await blobsAt(origin).put(key, (await world.blobs.get(key))!, "image/jpeg");
    const [{ name }] = await world.db.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
    originUrl = Object.assign(new URL(inject("maintenanceUrl")), { pathname: name }).href;
    const { code, said } = await run("backup", originUrl, origin, kept);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Kept: \d+ rows of \d+ tables, \d+ pictures\.$/m),
    ]);
  }

  beforeEach(async () => {
    if (!kept) await makeBackup();
    target = await createTestDatabase();
    copies = await mkdtemp(path.join(folder, "copies-"));
  });
  afterEach(() => target.drop());
  afterAll(() => rm(folder, { recursive: true }));

  it("bring every row, every picture and every guard back", async () => {
    const before = await rowsOf(originUrl);
    expect(before.Workout?.length).toBeGreaterThan(3);
    expect(await restored()).toMatchObject({ code: 0 });
    expect(await rowsOf(target.url)).toEqual(before);
    expect(await guardsOf(target.url)).toEqual(await guardsOf(originUrl));
    const keys = await world.blobs.list("");
    expect(keys.length).toBeGreaterThan(3);
    expect(await blobsAt(copies).list("")).toEqual(keys);
    for (const key of keys) expect(await blobsAt(copies).get(key)).toEqual(await world.blobs.get(key));
  });

  it("leave counters at work in what was restored", async () => {
    await restored();
    await withClient(target.url, async (client) => {
      const counts = `SELECT "clientCount" AS count FROM "Trainer" WHERE "clientCount" > 0 ORDER BY "id"`;
      const before = (await client.query(counts)).rows;
      await client.query(`DELETE FROM "Client"`);
      expect([before.length, (await client.query(counts)).rows]).toEqual([2, []]);
    });
  });

  it("touch no database that already holds somebody", async () => {
    await restored();
    const before = await rowsOf(target.url);
    const again = await restored();
    expect(again).toEqual({ code: 1, said: expect.stringMatching(/^The database is not empty: /m) });
    expect(await rowsOf(target.url)).toEqual(before);
  });

  it("restore nothing at all from a backup that is damaged, of another version, or not finished", async () => {
    const empty = await rowsOf(target.url);
    const manifest = JSON.parse(await readFile(path.join(kept, "manifest.json"), "utf8"));
    const broken = async (change: object) => {
      const copy = await mkdtemp(path.join(folder, "broken-"));
      await cp(kept, copy, { recursive: true });
      await writeFile(path.join(copy, "manifest.json"), JSON.stringify({ ...manifest, ...change }));
      return copy;
    };
    const fewer = { tables: { ...manifest.tables, Workout: manifest.tables.Workout + 1 } };
    for (const [change, complaint] of [
      [fewer, /^The backup is damaged: \d+ of \d+ rows of Workout\.$/m],
      [{ migrations: manifest.migrations.slice(0, -1) }, /^The backup is of another version/m],
    ] as const)
      expect(await restored(await broken(change))).toEqual({
        code: 1,
        said: expect.stringMatching(complaint),
      });
    const unfinished = await broken({});
    await rm(path.join(unfinished, "manifest.json"));
    expect((await restored(unfinished)).said).toMatch(/holds no backup, or one that was not finished/);
    expect(await rowsOf(target.url)).toEqual(empty);
  });

  it("never write over another backup", async () => {
    const { code, said } = await run("backup", originUrl, copies, kept);
    expect([code, said]).toEqual([1, expect.stringContaining("is not empty")]);
  });
});
