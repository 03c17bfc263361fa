import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { withClient } from "@/prisma/engine/with-client";
import { EARLIER_MIGRATIONS } from "@/prisma/first-version";
import { seed } from "@/scripts/start/fill";
import { installationOf, keptRowsOf as rowsOf } from "../support/all-rows";
import { estateOf } from "../support/authority/estate";
import { runCommand } from "../support/command";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { makeWorld } from "../support/make-world";
import { PASSWORD, stranger } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

const NOT_INCLUDED = ["Session", "PushSubscription", "ResetToken", "EmailChange"];

const countOf = (url: string, table: string) =>
  withClient(url, async (client) => (await client.query(`SELECT 1 FROM "${table}"`)).rowCount);

/** Foreign keys and triggers of the database, and whether they are active. */
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

  /** Backs up two trainers with one row of everything. */
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
      expect.stringMatching(/^Saved: \d+ rows of \d+ tables, \d+ pictures\.$/m),
    ]);
  }

  beforeEach(async () => {
    if (!kept) await makeBackup();
    target = await createTestDatabase();
    copies = await mkdtemp(path.join(folder, "copies-"));
  });
  afterEach(() => target.drop());
  afterAll(() => rm(folder, { recursive: true }));

  it("restore every row, picture, constraint and trigger", async () => {
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

  it("create files that only the owner can read, even in a folder that was open to all", async () => {
    const open = await mkdtemp(path.join(folder, "open-"));
    await chmod(open, 0o755);
    expect(await run("backup", originUrl, path.join(folder, "origin"), open)).toMatchObject({ code: 0 });
    const entries = await readdir(open, { recursive: true, withFileTypes: true });
    expect(entries.length).toBeGreaterThan(20);
    const places = [open, ...entries.map((entry) => path.join(entry.parentPath, entry.name))];
    for (const place of places) expect([place, (await stat(place)).mode & 0o077]).toEqual([place, 0]);
  });

  it("do not include sign-ins and reset links", async () => {
    expect(await countOf(originUrl, "Session")).toBeGreaterThan(1);
    const tables = await readdir(path.join(kept, "tables"));
    for (const table of NOT_INCLUDED) expect(tables).not.toContain(`${table}.jsonl.gz`);
    await restored();
    for (const table of NOT_INCLUDED) expect([table, await countOf(target.url, table)]).toEqual([table, 0]);
  });

  it("do not restore the sign-ins of an older backup", async () => {
    const older = await mkdtemp(path.join(folder, "older-"));
    await cp(kept, older, { recursive: true });
    const sessions = await withClient(originUrl, (client) =>
      client.query<{ row: string }>(`SELECT row_to_json(s)::text AS row FROM "Session" s`),
    );
    const lines = sessions.rows.map(({ row }) => `${row}\n`).join("");
    await writeFile(path.join(older, "tables/Session.jsonl.gz"), gzipSync(lines));
    const manifest = JSON.parse(await readFile(path.join(older, "manifest.json"), "utf8"));
    manifest.tables.Session = sessions.rows.length;
    await writeFile(path.join(older, "manifest.json"), JSON.stringify(manifest));
    expect(await restored(older)).toMatchObject({ code: 0 });
    expect(await countOf(target.url, "Session")).toBe(0);
    expect(await countOf(target.url, "Trainer")).toBe(manifest.tables.Trainer);
  });

  it("replace half-loaded demo data, and the next start keeps the restored rows", async () => {
    const half = makeWorld(target.url, copies);
    setRuntime(runtimeOf(half));
    await withClient(target.url, (client) =>
      client.query(`UPDATE "Installation" SET "demoData" = 'loading'`),
    );
    await estateOf("Dana", half);
    await half.db.$disconnect();
    setRuntime(runtimeOf(world));
    expect((await blobsAt(copies).list("")).length).toBeGreaterThan(0);
    expect(await restored()).toMatchObject({ code: 0 });
    expect(await rowsOf(target.url)).toEqual(await rowsOf(originUrl));
    expect(await blobsAt(copies).list("")).toEqual(await world.blobs.list(""));
    expect(await installationOf(target.url)).toMatchObject({
      demoData: null,
      blobStore: await blobsAt(copies).identity(),
    });
    const database = {
      url: target.url,
      isEmbedded: true,
      ended: new Promise<void>(() => {}),
      close: async () => {},
    };
    await seed(database, blobsAt(copies), process.env, new AbortController().signal);
    expect(await rowsOf(target.url)).toEqual(await rowsOf(originUrl));
  });

  it("replace demo data only if nobody has signed in", async () => {
    const demo = makeWorld(target.url, copies);
    const load = async () => {
      await withClient(target.url, (client) =>
        client.query(`UPDATE "Installation" SET "demoData" = 'loading'`),
      );
      const estate = await estateOf("Dana", demo);
      await withClient(target.url, (client) =>
        client.query(`UPDATE "Installation" SET "demoData" = 'untouched'`),
      );
      return estate;
    };
    setRuntime(runtimeOf(demo));
    const { owner } = await load();
    await stranger().call(auth.login, { body: { email: owner.trainer.email, password: PASSWORD } });
    expect((await restored()).said).toMatch(/^The database is not empty: /m);
    await withClient(target.url, (client) => client.query(`TRUNCATE "Trainer" CASCADE`));
    await load();
    await demo.db.$disconnect();
    setRuntime(runtimeOf(world));
    expect(await restored()).toMatchObject({ code: 0 });
    expect(await rowsOf(target.url)).toEqual(await rowsOf(originUrl));
  });

  it("restore working counters", async () => {
    await restored();
    await withClient(target.url, async (client) => {
      // The two trainers, and the trainer of deleted clients.
      const counts = `SELECT "clientCount" AS count FROM "Trainer" WHERE "clientCount" > 0 ORDER BY "id"`;
      const before = (await client.query(counts)).rows;
      await client.query(`DELETE FROM "Client"`);
      expect([before.length, (await client.query(counts)).rows]).toEqual([3, []]);
    });
  });

  it("refuse a database that has accounts", async () => {
    await restored();
    const before = await rowsOf(target.url);
    const again = await restored();
    expect(again).toEqual({ code: 1, said: expect.stringMatching(/^The database is not empty: /m) });
    expect(await rowsOf(target.url)).toEqual(before);
  });

  it("restore nothing from a damaged, incomplete or other-version backup", async () => {
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
      [
        { migrations: [...manifest.migrations, "20990101000000_ahead"], version: "9.0.0" },
        /^The backup is of a newer version \(9\.0\.0\) than this one\. Restore it with that version\.$/m,
      ],
      [
        { migrations: EARLIER_MIGRATIONS.slice(0, -1) },
        /^The backup has to be restored with its own version first\. .* Start commit 18ec4929 once/m,
      ],
    ] as const)
      expect(await restored(await broken(change))).toEqual({
        code: 1,
        said: expect.stringMatching(complaint),
      });
    const cut = await broken({});
    await truncate(path.join(cut, "tables/Workout.jsonl.gz"), 30);
    expect((await restored(cut)).said).toMatch(
      /^The backup is damaged: the rows of Workout cannot be read\.$/m,
    );
    const unreadable = await broken({});
    await writeFile(path.join(unreadable, "manifest.json"), "{");
    expect((await restored(unreadable)).said).toMatch(
      /^The backup is damaged: .*manifest\.json cannot be read\.$/m,
    );
    const unfinished = await broken({});
    await rm(path.join(unfinished, "manifest.json"));
    expect((await restored(unfinished)).said).toMatch(/holds no backup, or one that was not finished/);
    expect(await rowsOf(target.url)).toEqual(empty);
  });

  it("do not overwrite another backup", async () => {
    const { code, said } = await run("backup", originUrl, copies, kept);
    expect([code, said]).toEqual([1, expect.stringContaining("is not empty")]);
  });
});
