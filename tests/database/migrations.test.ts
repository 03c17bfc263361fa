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

const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

/** Marcus has two photos, images and a link; Elena has nothing. */
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

/** Bob's client Marcus has one finished, one failed and one pending image. */
const PEOPLE_BEFORE_LEDGER = `
  INSERT INTO "Trainer" ("id", "name", "email", "passwordHash")
  VALUES ('${idOf(1)}', 'Ann', 'a@b.test', 'x'), ('${idOf(2)}', 'Bob', 'b@b.test', 'x');
  INSERT INTO "Client" ("id", "trainerId", "name", "gender", "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
    "targetBodyFat", "steps", "workoutsPerWeek", "hoursPerWorkout", "experience", "dietAdherence", "updatedAt")
  VALUES ('${idOf(3)}', '${idOf(2)}', 'Marcus', 'male', 72, 195, 20, 185, 15, 2, 3, 1, 'beginner', 1, now());
  INSERT INTO "Generation" ("id", "clientId", "subject", "createdAt")
  VALUES ('${idOf(4)}', '${idOf(3)}', '{}', '2026-01-04 11:00Z');
  INSERT INTO "GenerationImage" ("id", "generationId", "side", "step", "status", "month", "weightLbs", "bodyFat", "engine",
    "costMicroUsd", "millis", "finishedAt", "blobKey", "thumbKey", "sha256", "prompt")
  VALUES ('${idOf(5)}', '${idOf(4)}', 'front', 1, 'done', 1, 190, 18, 'replicate', 60000, 900, '2026-01-04 12:00Z',
      'a', 'b', 'c', 'd'),
    ('${idOf(6)}', '${idOf(4)}', 'front', 2, 'failed', 2, 185, 15, 'replicate', NULL, NULL, '2026-01-04 12:00Z',
      NULL, NULL, NULL, NULL),
    ('${idOf(7)}', '${idOf(4)}', 'back', 1, 'pending', 1, 190, 18, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);`;

/** Marcus on a Friday: three exercises within two hours, a fourth in the evening, and an imported workout. */
const PEOPLE_BEFORE_SESSIONS = `
  INSERT INTO "Trainer" ("id", "name", "email", "passwordHash") VALUES ('${idOf(1)}', 'Ann', 'a@b.test', 'x');
  INSERT INTO "Client" ("id", "trainerId", "name", "gender", "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
    "targetBodyFat", "steps", "workoutsPerWeek", "hoursPerWorkout", "experience", "dietAdherence", "updatedAt")
  VALUES ('${idOf(2)}', '${idOf(1)}', 'Marcus', 'male', 72, 195, 20, 185, 15, 2, 3, 1, 'beginner', 1, now());
  INSERT INTO "Exercise" ("id", "clientId", "name", "nameKey", "muscleGroup")
  VALUES ('${idOf(3)}', '${idOf(2)}', 'Squat', 'squat', 'legs'), ('${idOf(4)}', '${idOf(2)}', 'Curl', 'curl', 'arms');
  INSERT INTO "WorkoutImport" ("id", "clientId", "source", "fileName")
  VALUES ('${idOf(5)}', '${idOf(2)}', 'strong', 'strong.csv');
  INSERT INTO "Workout" ("id", "clientId", "muscleGroup", "performedAt", "localDate", "timezoneOffset", "createdAt", "importId")
  SELECT id::uuid, '${idOf(2)}', 'legs', at::timestamptz, '2026-01-02', 0, '2026-01-02', import::uuid
  FROM (VALUES ('${idOf(6)}', '2026-01-02 10:00Z', NULL), ('${idOf(7)}', '2026-01-02 10:40Z', NULL),
    ('${idOf(8)}', '2026-01-02 12:00Z', NULL), ('${idOf(9)}', '2026-01-02 19:00Z', NULL),
    ('00000000-0000-7000-8000-000000000010', '2026-01-02 10:20Z', '${idOf(5)}')) AS w (id, at, import);
  INSERT INTO "WorkoutEntry" ("id", "workoutId", "exerciseId", "position", "notes", "performedAt", "localDate")
  SELECT gen_random_uuid(), w.id, CASE WHEN w.id = '${idOf(7)}' THEN '${idOf(4)}' ELSE '${idOf(3)}' END::uuid, 0,
    CASE WHEN w.id IN ('${idOf(6)}', '${idOf(8)}') THEN 'at ' || to_char(w."performedAt" AT TIME ZONE 'UTC', 'HH24') END,
    w."performedAt", w."localDate" FROM "Workout" w;
  INSERT INTO "WorkoutSet" ("id", "entryId", "exerciseId", "setNumber", "reps", "weightLbs", "localDate")
  SELECT gen_random_uuid(), e.id, e."exerciseId", n, n, extract(hour FROM e."performedAt" AT TIME ZONE 'UTC'), e."localDate"
  FROM "WorkoutEntry" e, generate_series(1, 2) AS n`;

describe("migrations", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it("create exactly the database of schema.prisma", async () => {
    expect(await schemaDifference(database.url)).toBe("");
  });

  it("are all applied, and none is applied twice", async () => {
    expect((await migrationNames()).length).toBeGreaterThan(0);
    expect(await pendingMigrations(database.url)).toEqual([]);
    expect(await applyMigrations(database.url)).toEqual([]);
  });

  it("are checked: a column missing in the database is reported", async () => {
    await withClient(database.url, (client) => client.query(`ALTER TABLE "Trainer" DROP COLUMN "email"`));
    expect(await schemaDifference(database.url)).toContain(`ADD COLUMN     "email"`);
  });

  it("are checked: a table missing in schema.prisma is reported", async () => {
    await withClient(database.url, (client) => client.query("CREATE TABLE stray (id int PRIMARY KEY)"));
    expect(await schemaDifference(database.url)).toContain(`DROP TABLE "stray"`);
  });
});

/** Rows of `ask` after all migrations, on a database that had `rowsBefore` just before `migration`. */
async function carriedOver(migration: string, rowsBefore: string, ask: string): Promise<unknown[]> {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "formcast-migrations-"));
  try {
    const names = await migrationNames();
    for (const name of names.slice(0, names.indexOf(migration)))
      await cp(path.join("prisma/migrations", name), path.join(folder, name), { recursive: true });
    await applyMigrations(database.url, folder);
    return await withClient(database.url, async (client) => {
      await client.query(rowsBefore);
      await applyMigrations(database.url);
      return (await client.query(ask)).rows;
    });
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
}

it("the consents migration records a consent for earlier photos, images and links, with their dates", async () => {
  const rows = await carriedOver(
    "20261122035110_consents",
    PEOPLE_BEFORE_CONSENTS,
    `SELECT cl."name", co."kind", to_char(co."givenAt", 'YYYY-MM-DD') AS "day", co."recordedBy", s."id" AS "link"
     FROM "Consent" co JOIN "Client" cl ON cl."id" = co."clientId"
     LEFT JOIN "Share" s ON s."consentId" = co."id" WHERE co."revokedAt" IS NULL ORDER BY co."givenAt"`,
  );
  expect(rows).toMatchObject([
    { name: "Marcus", kind: "photos", day: "2026-01-02", recordedBy: "Ann", link: null },
    { name: "Marcus", kind: "ai", day: "2026-01-04", recordedBy: "Ann", link: null },
    { name: "Marcus", kind: "sharing", day: "2026-01-05", recordedBy: "Ann", link: idOf(7) },
  ]);
});

it("the sessions migration joins the exercises of one visit into one workout and keeps imported workouts", async () => {
  const rows = await carriedOver(
    "20261123140000_sessions",
    PEOPLE_BEFORE_SESSIONS,
    `SELECT right(w.id::text, 2) AS id, to_char(w."performedAt" AT TIME ZONE 'UTC', 'HH24:MI') AS start,
       to_char(w."endedAt" AT TIME ZONE 'UTC', 'HH24:MI') AS end, array_length(w."absorbedIds", 1) AS absorbed,
       string_agg(x.name || ': ' || coalesce(e.notes || ': ', '') || (
         SELECT string_agg(s."weightLbs" || 'x' || s.reps, ' ' ORDER BY s."setNumber") FROM "WorkoutSet" s
         WHERE s."entryId" = e.id), ', ' ORDER BY e.position) AS done
     FROM "Workout" w JOIN "WorkoutEntry" e ON e."workoutId" = w.id JOIN "Exercise" x ON x.id = e."exerciseId"
     GROUP BY w.id ORDER BY w."performedAt"`,
  );
  const visit = "Squat: at 10\nat 12: 10x1 10x2 12x1 12x2, Curl: 10x1 10x2";
  expect(rows).toEqual([
    { id: "06", start: "10:00", end: "12:00", absorbed: 2, done: visit },
    { id: "10", start: "10:20", end: "10:20", absorbed: null, done: "Squat: 10x1 10x2" },
    { id: "09", start: "19:00", end: "19:00", absorbed: null, done: "Squat: 19x1 19x2" },
  ]);
});

describe("the migration to the image ledger", () => {
  const LEDGER = "20261123092632_image_cost_ledger";
  // Marcus was Ann's client when his image cost 60,000, and is Bob's now. Images of deleted clients are only in ImageSpending.
  const MOVED = `${PEOPLE_BEFORE_LEDGER}
    INSERT INTO "ImageSpending" VALUES ('2026-01-04', '${idOf(1)}', 90000), ('2026-01-05', '${idOf(9)}', 30000);`;

  it("books every finished or paid image under the client's current trainer", async () => {
    const rows = await carriedOver(
      LEDGER,
      MOVED,
      `SELECT "imageId", "trainerName", "clientName", "bookedAt", "microUsd", "outcome", "engine", "millis"
       FROM "ImageCost" WHERE "clientId" IS NOT NULL ORDER BY "imageId"`,
    );
    const marcus = { trainerName: "Bob", clientName: "Marcus", bookedAt: new Date("2026-01-04T12:00:00Z") };
    expect(rows).toMatchObject([
      { ...marcus, imageId: idOf(5), microUsd: 60_000, outcome: "done", engine: "replicate", millis: 900 },
      { ...marcus, imageId: idOf(6), microUsd: 0, outcome: "failed", engine: null, millis: null },
    ]);
  });

  it("keeps the daily sums, also of moved and deleted clients and deleted trainers", async () => {
    const rows = await carriedOver(
      LEDGER,
      MOVED,
      `SELECT ("bookedAt" AT TIME ZONE 'UTC')::date::text AS "day", min("trainerName") AS "name",
         sum("microUsd")::int AS "sum"
       FROM "ImageCost" GROUP BY 1, "trainerId" ORDER BY 1, 2`,
    );
    expect(rows).toEqual([
      { day: "2026-01-04", name: "Ann", sum: 90_000 },
      { day: "2026-01-04", name: "Bob", sum: 0 },
      { day: "2026-01-05", name: "Deleted trainer", sum: 30_000 },
    ]);
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

  it("runs hand-written SQL, including functions with semicolons", async () => {
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

  it("applies only new migrations, oldest first", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    expect(await applyMigrations(database.url, folder)).toEqual([FIRST]);
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    expect(await pendingMigrations(database.url, folder)).toEqual([SECOND]);
    expect(await applyMigrations(database.url, folder)).toEqual([SECOND]);
  });

  it("rolls back a failed migration, names it, and applies it once it is fixed", async () => {
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

  it("applies each migration once when several servers start together", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(database.url, folder)));
    expect(applied.flat()).toEqual([FIRST]);
  });
});
