import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrationNames } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations, pendingMigrations, schemaDifference } from "@/prisma/migrate";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database";

const FIRST = "20260101000000_first";
const SECOND = "20260102000000_second";
const CONSENTS = "20261122035110_consents";

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

it("consents are recorded for what was done before there were any, dated from it", async () => {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "formcast-migrations-"));
  try {
    const names = await migrationNames();
    for (const name of names.slice(0, names.indexOf(CONSENTS)))
      await cp(path.join("prisma/migrations", name), path.join(folder, name), { recursive: true });
    await applyMigrations(database.url, folder);
    await withClient(database.url, async (client) => {
      await client.query(PEOPLE_BEFORE_CONSENTS);
      await applyMigrations(database.url);
      const { rows } = await client.query(`
        SELECT cl."name", co."kind", to_char(co."givenAt", 'YYYY-MM-DD') AS "day", co."recordedBy", s."id" AS "link"
        FROM "Consent" co JOIN "Client" cl ON cl."id" = co."clientId"
        LEFT JOIN "Share" s ON s."consentId" = co."id" WHERE co."revokedAt" IS NULL ORDER BY co."givenAt"`);
      expect(rows).toMatchObject([
        { name: "Marcus", kind: "photos", day: "2026-01-02", recordedBy: "Ann", link: null },
        { name: "Marcus", kind: "ai", day: "2026-01-04", recordedBy: "Ann", link: null },
        { name: "Marcus", kind: "sharing", day: "2026-01-05", recordedBy: "Ann", link: idOf(7) },
      ]);
    });
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
});

const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

/** Marcus with two photos, images and a link, and Elena with nothing. */
const PEOPLE_BEFORE_CONSENTS = `
  INSERT INTO "Trainer" ("id", "name", "email", "passwordHash") VALUES ('${idOf(1)}', 'Ann', 'a@b.test', 'x');
  INSERT INTO "Client" ("id", "trainerId", "name", "gender", "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
    "targetBodyFat", "steps", "workoutsPerWeek", "hoursPerWorkout", "experience", "dietAdherence", "updatedAt")
  SELECT id::uuid, '${idOf(1)}', name, 'male', 72, 195, 20, 185, 15, 2, 3, 1, 'beginner', 1, now()
  FROM (VALUES ('${idOf(2)}', 'Marcus'), ('${idOf(3)}', 'Elena')) AS p (id, name);
  INSERT INTO "Photo" ("id", "trainerId", "clientId", "blobKey", "thumbKey", "sha256", "width", "height", "bytes", "takenAt")
  VALUES ('${idOf(4)}', '${idOf(1)}', '${idOf(2)}', 'a', 'b', 'c', 1, 1, 1, '2026-01-03 12:00Z'),
    ('${idOf(5)}', '${idOf(1)}', '${idOf(2)}', 'd', 'e', 'f', 1, 1, 1, '2026-01-02 12:00Z');
  INSERT INTO "Generation" ("id", "clientId", "subject", "createdAt")
  VALUES ('${idOf(6)}', '${idOf(2)}', '{}', '2026-01-04 12:00Z');
  INSERT INTO "Share" ("id", "clientId", "tokenHash", "content", "createdAt", "consentedAt", "expiresAt")
  VALUES ('${idOf(7)}', '${idOf(2)}', 't', '{}', '2026-01-06 12:00Z', '2026-01-05 12:00Z', '2027-01-01 12:00Z')`;

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
