import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrationNames } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations, pendingMigrations, schemaDifference } from "@/prisma/migrate";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database";

const FIRST = "20260101000000_first";
const SECOND = "20260102000000_second";

describe("the migrations of this project", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it("build exactly the database that schema.prisma describes", async () => {
    expect(await schemaDifference(database.url)).toBe("");
  });

  it("leave nothing pending and nothing to apply twice", async () => {
    expect((await migrationNames()).length).toBeGreaterThan(0);
    expect(await pendingMigrations(database.url)).toEqual([]);
    expect(await applyMigrations(database.url)).toEqual([]);
  });

  it("are compared so that a column missing from the database shows", async () => {
    await withClient(database.url, (client) => client.query(`ALTER TABLE "Trainer" DROP COLUMN "email"`));
    expect(await schemaDifference(database.url)).toContain(`ADD COLUMN     "email"`);
  });

  it("are compared so that a table missing from schema.prisma shows", async () => {
    await withClient(database.url, (client) => client.query("CREATE TABLE stray (id int PRIMARY KEY)"));
    expect(await schemaDifference(database.url)).toContain(`DROP TABLE "stray"`);
  });
});

describe("applying migrations", () => {
  let database: TestDatabase;
  let folder: string;
  const tables = () =>
    withClient(database.url, async (client) => {
      const { rows } = await client.query(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1",
      );
      return rows.map((row) => row.tablename);
    });
  const write = async (name: string, sql: string) => {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, "migration.sql"), sql);
  };

  beforeEach(async () => {
    database = await createEmptyDatabase();
    folder = await mkdtemp(path.join(tmpdir(), "formcast-migrations-"));
    await writeFile(path.join(folder, "migration_lock.toml"), `provider = "postgresql"\n`);
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it("runs hand-written SQL whole, functions with semicolons included", async () => {
    await write(
      FIRST,
      `CREATE TABLE weight (lbs int CONSTRAINT sane CHECK (lbs > 0)); -- a comment; with a semicolon
       CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;
       CREATE UNLOGGED TABLE scratch (id int);`,
    );
    expect(await applyMigrations(database.url, folder)).toEqual([FIRST]);
    await withClient(database.url, async (client) => {
      expect((await client.query("SELECT two()")).rows).toEqual([{ two: 2 }]);
      await expect(client.query("INSERT INTO weight VALUES (0)")).rejects.toThrow("sane");
    });
  });

  it("applies only what is new, oldest first", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    expect(await applyMigrations(database.url, folder)).toEqual([FIRST]);
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    expect(await pendingMigrations(database.url, folder)).toEqual([SECOND]);
    expect(await applyMigrations(database.url, folder)).toEqual([SECOND]);
  });

  it("leaves nothing of a migration that fails, names it, and takes it again once mended", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    await write(SECOND, "CREATE TABLE half (id int); SELECT missing;");
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      `Migration ${SECOND} failed: column "missing" does not exist`,
    );
    expect(await tables()).toEqual(["a"]);
    expect(await pendingMigrations(database.url, folder)).toEqual([SECOND]);
    await write(SECOND, "CREATE TABLE half (id int);");
    expect(await applyMigrations(database.url, folder)).toEqual([SECOND]);
    expect(await tables()).toEqual(["a", "half"]);
  });

  it("lets servers that start together take turns", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(database.url, folder)));
    expect(applied.flat()).toEqual([FIRST]);
  });
});
