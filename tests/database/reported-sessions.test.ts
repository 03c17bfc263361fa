import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MIGRATIONS_FOLDER, readMigrations } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { createEmptyDatabase, type TestDatabase } from "../support/database";

const NAME = "20261128185430_reports_are_workouts";

let database: TestDatabase;
let folder: string;
const ask = async (sql: string) => (await withClient(database.url, (client) => client.query(sql))).rows;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "formcast-migrations-"));
  for (const { name } of await readMigrations())
    if (name < NAME)
      await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name), { recursive: true });
  await applyMigrations(database.url, { folder });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it("sessions that clients reported become workouts of their planned sessions", async () => {
  const [trainer, client, link, squat, planned, exercise] = Array.from({ length: 6 }, () => randomUUID());
  const [fits, extra] = [randomUUID(), randomUUID()];
  const set = (exerciseName: string, reps: number) => ({ exerciseName, reps, weight: 185 });
  const sets = JSON.stringify([set("Back Squat", 8), set("Handstand", 0), set("back squat", 7)]);
  await ask(`
    INSERT INTO "Trainer" (id, name, email, "passwordHash") VALUES ('${trainer}', 'Ann', 'ann@formcast.test', '');
    INSERT INTO "Client" (id, "trainerId", name, gender, "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
      "targetBodyFat", steps, "workoutsPerWeek", "hoursPerWorkout", experience, "dietAdherence", "updatedAt")
    VALUES ('${client}', '${trainer}', 'Marcus', 'male', 70, 180, 20, 170, 15, 4, 3, 1, 'beginner', 1, now());
    INSERT INTO "CheckInLink" (id, "clientId", "tokenHash", "everyWeeks", weekday, "createdAt", "idleExpiresAt",
      "timeZone", "imageDays")
    VALUES ('${link}', '${client}', 'x', 1, 1, now(), now(), 'Asia/Kolkata', '[]');
    INSERT INTO "Exercise" (id, "clientId", name, "nameKey", "muscleGroup")
    VALUES ('${squat}', '${client}', 'Back Squat', 'back squat', 'back');
    INSERT INTO "PlannedSession" (id, "clientId", date, "plannedOn", name, "setsPlanned")
    VALUES ('${planned}', '${client}', '2026-11-18', '2026-11-17', 'Legs', 2);
    INSERT INTO "PlannedExercise" (id, "plannedSessionId", position, "exerciseId", "withNext", "isFixed")
    VALUES ('${exercise}', '${planned}', 0, '${squat}', false, false);
    INSERT INTO "PlannedSet" ("plannedExerciseId", "setNumber", "repsMin", "repsMax", "weightLbs")
    VALUES ('${exercise}', 1, 5, 8, 185), ('${exercise}', 2, 5, 8, 185);
    INSERT INTO "SoloSession" (id, "clientId", "linkId", weekday, "localDate", sets, "performedAt", "receivedAt", "seenAt")
    VALUES
      ('${fits}', '${client}', '${link}', 2, '2026-11-19', '${sets}', '2026-11-18T20:00Z', now(), now()),
      ('${extra}', '${client}', '${link}', 6, '2026-11-21', '${JSON.stringify([set("Dip", 9)])}', now(), now(), NULL)`);
  await applyMigrations(database.url);
  expect(
    await ask(`SELECT id, "muscleGroup", "localDate"::text, "timezoneOffset", "plannedSessionId", "linkedBy", "linkId",
      "seenAt" IS NOT NULL AS seen FROM "Workout" ORDER BY "localDate"`),
  ).toEqual([
    {
      ...{ id: fits, muscleGroup: "back", localDate: "2026-11-19", timezoneOffset: -330 },
      ...{ plannedSessionId: planned, linkedBy: "client", linkId: link, seen: true },
    },
    {
      ...{ id: extra, muscleGroup: "legs", localDate: "2026-11-21", timezoneOffset: -330 },
      ...{ plannedSessionId: null, linkedBy: null, linkId: link, seen: false },
    },
  ]);
  expect(
    await ask(`SELECT x.name, e.position, s."setNumber" AS set, s.reps, s."weightLbs" AS weight, s."countsAsRecord" AS record
      FROM "WorkoutSet" s JOIN "WorkoutEntry" e ON e.id = s."entryId" JOIN "Exercise" x ON x.id = s."exerciseId"
      WHERE e."workoutId" = '${fits}' ORDER BY 2, 3`),
  ).toEqual([
    { name: "Back Squat", position: 0, set: 1, reps: 8, weight: 185, record: false },
    { name: "Back Squat", position: 0, set: 2, reps: 7, weight: 185, record: false },
    { name: "Handstand", position: 1, set: 1, reps: 1, weight: 185, record: false },
  ]);
  expect(await ask(`SELECT "setsDone", "filledOn"::text, "lastDay"::text FROM "PlannedSession"`)).toEqual([
    { setsDone: 2, filledOn: "2026-11-19", lastDay: "2026-11-19" },
  ]);
});
