import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MIGRATIONS_FOLDER } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations, pendingMigrations } from "@/prisma/migrate";
import { createTestDatabase } from "../support/database";
import { LENGTH } from "../support/length";

const KILLS = LENGTH.isLong ? 50 : 3;
const STEPS = Array.from({ length: 20 }, (_, index) => index);
const SETS = 2_000;

/** A start of the next version, as a process that can be killed. */
const UPGRADE = `
  import { applyMigrations } from "./prisma/migrate";
  await applyMigrations(process.env.TARGET, { folder: process.env.FOLDER, begin: () => console.log("begun") });`;

const ROWS = `
  INSERT INTO "Trainer" (id, name, email, "passwordHash") VALUES (gen_random_uuid(), 'Ann', 'a@b.test', 'x');
  INSERT INTO "Client" (id, "trainerId", name, gender, "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
    "targetBodyFat", steps, "workoutsPerWeek", "hoursPerWorkout", experience, "dietAdherence", "updatedAt")
  SELECT gen_random_uuid(), id, 'Marcus', 'male', 72, 195, 20, 185, 15, 2, 3, 1, 'beginner', 1, now() FROM "Trainer";
  INSERT INTO "Exercise" (id, "clientId", name, "nameKey", "muscleGroup")
  SELECT gen_random_uuid(), id, 'Squat', 'squat', 'legs' FROM "Client";
  INSERT INTO "Workout" (id, "clientId", "muscleGroup", "performedAt", "endedAt", "localDate", "timezoneOffset")
  SELECT gen_random_uuid(), id, 'legs', now(), now(), '2026-01-02', 0 FROM "Client";
  INSERT INTO "WorkoutEntry" (id, "workoutId", "exerciseId", position, "performedAt", "localDate")
  SELECT gen_random_uuid(), w.id, e.id, 0, now(), '2026-01-02' FROM "Workout" w, "Exercise" e;
  INSERT INTO "WorkoutSet" (id, "entryId", "exerciseId", "setNumber", reps, "weightLbs", "localDate")
  SELECT gen_random_uuid(), id, "exerciseId", n, 5, n % 700, '2026-01-02'
  FROM "WorkoutEntry", generate_series(1, ${SETS}) AS n`;

let folder: string;
let longestMs: number;

/** The migrations of a later version: each changes a table, fills the change, and adds a function. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "formcast-upgrade-"));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  for (const step of STEPS) {
    const name = `209901010000${String(step).padStart(2, "0")}_step`;
    await mkdir(path.join(folder, name));
    await writeFile(
      path.join(folder, name, "migration.sql"),
      `ALTER TABLE "WorkoutSet" ADD COLUMN "step${step}" INTEGER;
       UPDATE "WorkoutSet" SET "step${step}" = "setNumber" + ${step};
       ALTER TABLE "WorkoutSet" ALTER COLUMN "step${step}" SET NOT NULL;
       CREATE FUNCTION step${step}() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN ${step}; END $$;`,
    );
  }
  longestMs = (await upgraded(null)).ms;
});
afterAll(() => rm(folder, { recursive: true }));

/** Upgrades a database with data, after a start that is killed `after` milliseconds into its upgrade. */
async function upgraded(after: number | null) {
  const database = await createTestDatabase();
  try {
    await withClient(database.url, (client) => client.query(ROWS));
    const start = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", UPGRADE], {
      env: { ...process.env, TARGET: database.url, FOLDER: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(start, "exit");
    await once(start.stdout, "data");
    const begun = performance.now();
    start.stdout.resume();
    if (after !== null) await Promise.race([ended, sleep(after)]);
    if (after !== null) start.kill("SIGKILL");
    await ended;
    const ms = performance.now() - begun;
    const missing = await applyMigrations(database.url, { folder });
    expect(await pendingMigrations(database.url, folder)).toEqual([]);
    const sums = STEPS.map(
      (step) => `sum("step${step}" - "setNumber")::int / ${SETS} + step${step}() AS "step${step}"`,
    );
    const { rows } = await withClient(database.url, (client) =>
      client.query(`SELECT count(*)::int, sum("weightLbs")::int, ${sums} FROM "WorkoutSet"`),
    );
    return { ms, missing: missing.length, row: rows[0] };
  } finally {
    await database.drop();
  }
}

it(`the next start completes an upgrade that was killed (${KILLS} kills)`, async () => {
  const whole = (await upgraded(null)).row;
  expect(whole).toMatchObject({ count: SETS, step0: 0, step19: 38 });
  // Whole numbers without a bias: most doubles from 0 to 1 are nearly 0. One kill falls into each part of the upgrade.
  const places = fc.sample(fc.noBias(fc.integer({ min: 0, max: 999 })), {
    numRuns: KILLS,
    seed: LENGTH.seed,
  });
  const moments = places.map((place, part) => (part + place / 1000) / KILLS);
  const interrupted: number[] = [];
  for (const moment of moments) {
    const { missing, row } = await upgraded(moment * longestMs);
    expect([moment, row]).toEqual([moment, whole]);
    if (missing > 0) interrupted.push(missing);
  }
  expect(new Set(interrupted).size).toBeGreaterThan(1);
});
