import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS_FOLDER, readMigrations } from "@/prisma/engine/migrations-folder";
import { schemaDifference, withSchemaEngine } from "@/prisma/engine/schema-engine";
import { withClient } from "@/prisma/engine/with-client";
import { EARLIER_MIGRATIONS } from "@/prisma/first-version";
import { appliedMigrations } from "@/prisma/history";
import { applyMigrations, pendingMigrations } from "@/prisma/migrate";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database";
import { TcpProxy } from "../support/tcp-proxy";

const FIRST = "20260101000000_first";
const SECOND = "20260102000000_second";

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
    expect((await readMigrations()).length).toBeGreaterThan(1);
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
    expect(await applyMigrations(database.url, { folder })).toEqual([FIRST]);
    await withClient(database.url, async (client) => {
      expect((await client.query("SELECT two()")).rows).toEqual([{ two: 2 }]);
      await expect(client.query("INSERT INTO weight VALUES (0)")).rejects.toThrow("sane");
    });
  });

  it("applies only new migrations, oldest first", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    expect(await applyMigrations(database.url, { folder })).toEqual([FIRST]);
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    expect(await pendingMigrations(database.url, folder)).toEqual([SECOND]);
    expect(await applyMigrations(database.url, { folder })).toEqual([SECOND]);
  });

  it("rolls back a failed migration, names it, and applies it once it is fixed", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    await write(SECOND, "CREATE TABLE half (id int); SELECT missing;");
    await expect(applyMigrations(database.url, { folder })).rejects.toThrow(
      `Migration ${SECOND} failed: column "missing" does not exist`,
    );
    expect(await tables()).toEqual(["a"]);
    expect(await pendingMigrations(database.url, folder)).toEqual([SECOND]);
    await write(SECOND, "CREATE TABLE half (id int);");
    expect(await applyMigrations(database.url, { folder })).toEqual([SECOND]);
    expect(await tables()).toEqual(["a", "half"]);
  });

  it("applies each migration once when several servers start together", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(database.url, { folder })));
    expect(applied.flat()).toEqual([FIRST]);
  });

  it("leaves no lock on a connection that a pooler keeps", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    const pooler = new TcpProxy(Number(new URL(database.url).port));
    await pooler.start();
    try {
      pooler.behave("pooled");
      await applyMigrations(pooler.addressOf(database.url), { folder });
      await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
      expect(await applyMigrations(database.url, { folder, lockTimeoutMs: 1000 })).toEqual([SECOND]);
    } finally {
      await pooler.stop();
    }
  });

  it("ends a wait for a lock with a sentence", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    await applyMigrations(database.url, { folder });
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    await withClient(database.url, async (client) => {
      await client.query("BEGIN; LOCK TABLE a");
      await expect(applyMigrations(database.url, { folder, lockTimeoutMs: 100 })).rejects.toThrow(
        `Migration ${SECOND} waited too long for another start or deployment, or for a long query.`,
      );
      await client.query("ROLLBACK");
    });
    await withClient(database.url, async (client) => {
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(4207311)");
      await expect(applyMigrations(database.url, { folder, lockTimeoutMs: 100 })).rejects.toThrow(
        "The migrations waited too long for another start or deployment",
      );
    });
    expect(await applyMigrations(database.url, { folder })).toEqual([SECOND]);
  });

  it("stops when an applied migration has another text", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    await applyMigrations(database.url, { folder });
    await write(FIRST, "CREATE TABLE a (id bigint);");
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    const complaint = `It has the migration ${FIRST} with another text than the file has now.`;
    await expect(applyMigrations(database.url, { folder })).rejects.toThrow(complaint);
    await expect(pendingMigrations(database.url, folder)).rejects.toThrow(complaint);
  });

  it("stops when the database is newer than this version", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    await applyMigrations(database.url, { folder });
    await rm(path.join(folder, SECOND), { recursive: true });
    const complaint = `It has the migration ${SECOND}, which this version does not know`;
    await expect(applyMigrations(database.url, { folder })).rejects.toThrow(complaint);
    await expect(pendingMigrations(database.url, folder)).rejects.toThrow(complaint);
  });

  it("leaves a history that Prisma accepts, also after a migration that Prisma did not finish", async () => {
    await write(FIRST, "CREATE TABLE a (id int);");
    await write(SECOND, "ALTER TABLE a ADD COLUMN b int;");
    await applyMigrations(database.url, { folder });
    await withClient(database.url, (client) =>
      client.query(
        `ALTER TABLE a DROP b; UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${SECOND}'`,
      ),
    );
    const files = (await readMigrations(folder)).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    }));
    const migrationsList = {
      baseDir: folder,
      lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"' },
      shadowDbInitScript: "",
      migrationDirectories: files,
    };
    const filters = { externalTables: [], externalEnums: [] };
    const asPrismaSees = () =>
      withSchemaEngine(database.url, 'datasource db { provider = "postgresql" }', (engine) =>
        engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters }),
      );
    expect(await asPrismaSees()).toMatchObject({ failedMigrationNames: [SECOND] });
    expect(await applyMigrations(database.url, { folder })).toEqual([SECOND]);
    expect(await asPrismaSees()).toMatchObject({
      hasMigrationsTable: true,
      history: null,
      failedMigrationNames: [],
      editedMigrationNames: [],
    });
  });

  it("is given only statements that a transaction can hold", async () => {
    const endings = /^\s*(COMMIT|ROLLBACK|BEGIN\s*;|START\s+TRANSACTION)/im;
    expect(endings.test("CREATE TABLE a (id int);\nCOMMIT;")).toBe(true);
    for (const { name, sql } of await readMigrations())
      expect([name, endings.test(sql)]).toEqual([name, false]);
  });
});

describe("a database of the last version before 1.0.0", () => {
  let database: TestDatabase;
  let folder: string;
  const applied = () => withClient(database.url, appliedMigrations);
  const query = (sql: string) => withClient(database.url, (client) => client.query(sql));

  /** The tables of the first version with the history of before. */
  beforeEach(async () => {
    database = await createEmptyDatabase();
    folder = await mkdtemp(path.join(tmpdir(), "formcast-migrations-"));
    for (const { name } of (await readMigrations()).slice(0, 2))
      await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name), { recursive: true });
    await applyMigrations(database.url, { folder });
    const rows = EARLIER_MIGRATIONS.map((name) => `('${name}', '${name}', 'x', now())`);
    await query(`TRUNCATE _prisma_migrations;
      INSERT INTO _prisma_migrations (id, migration_name, checksum, finished_at)
      SELECT left(id, 36), name, checksum, at FROM (VALUES ${rows.join()}) AS earlier (id, name, checksum, at)`);
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it("counts as having the first two migrations, and goes on", async () => {
    await query(`INSERT INTO "WebhookDelivery" VALUES ('kept', now())`);
    await applyMigrations(database.url);
    expect(await applied()).toEqual((await readMigrations()).map(({ name }) => name));
    expect(await schemaDifference(database.url)).toBe("");
    expect((await query(`SELECT id FROM "WebhookDelivery"`)).rows).toEqual([{ id: "kept" }]);
    expect(await applyMigrations(database.url)).toEqual([]);
  });

  it("may hold keys to what was deleted since", async () => {
    const [trainer, client, link, gone] = Array.from({ length: 4 }, () => randomUUID());
    await query(`
      INSERT INTO "Trainer" (id, name, email, "passwordHash") VALUES ('${trainer}', 'Ann', 'ann@formcast.test', '');
      INSERT INTO "Client" (id, "trainerId", name, gender, "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
        "targetBodyFat", steps, "workoutsPerWeek", "hoursPerWorkout", experience, "dietAdherence", "updatedAt",
        "deletedAt", "deletedFromId")
      VALUES ('${client}', '${trainer}', 'Marcus', 'male', 70, 180, 20, 170, 15, 4, 3, 1, 'beginner', 1, now(),
        now(), '${gone}');
      INSERT INTO "CheckInLink" (id, "clientId", "tokenHash", "everyWeeks", weekday, "createdAt", "idleExpiresAt",
        "timeZone", "imageDays")
      VALUES ('${link}', '${client}', 'x', 1, 1, now(), now(), 'UTC', '[]');
      INSERT INTO "CheckIn" (id, "clientId", "linkId", "takenAt", "receivedAt", answers, state, "decidedAt",
        "measurementId")
      VALUES ('${randomUUID()}', '${client}', '${link}', now(), now(), '{}', 'accepted', now(), '${gone}')`);
    await applyMigrations(database.url);
    expect((await query(`SELECT name, "deletedFromId" FROM "Client"`)).rows).toEqual([
      { name: "Marcus", deletedFromId: trainer },
    ]);
    expect((await query(`SELECT state, "measurementId" FROM "CheckIn"`)).rows).toEqual([
      { state: "accepted", measurementId: null },
    ]);
  });

  it("is refused with the commit to start once if it lacks one of the earlier migrations", async () => {
    await query(`DELETE FROM _prisma_migrations WHERE migration_name = '${EARLIER_MIGRATIONS[20]}'`);
    await expect(applyMigrations(database.url)).rejects.toThrow(
      "Start commit 18ec4929 once, then this version.",
    );
    expect(await applied()).toHaveLength(36);
  });

  it("is refused if its tables are not as that version made them", async () => {
    await query(`ALTER TABLE "Trainer" DROP COLUMN "suspendedAt"`);
    await expect(applyMigrations(database.url)).rejects.toThrow(
      "its tables are not as that version makes them",
    );
    expect(await applied()).toHaveLength(37);
  });
});
