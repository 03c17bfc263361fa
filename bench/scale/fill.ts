import { withClient } from "@/prisma/engine/with-client";

export type Size = {
  trainers: number;
  clientsEach: number;
  workoutsEach: number;
  /** Per workout. Each client has the same number of exercises. */
  exercisesEach: number;
  setsEach: number;
};

export const setsIn = (size: Size): number =>
  size.trainers * size.clientsEach * size.workoutsEach * size.exercisesEach * size.setsEach;

/**
 * Rows are generated in PostgreSQL, because sending 5,000,000 sets would take longer.
 * Triggers and foreign keys are off, so the statements also write the counters; CHECK constraints stay on.
 */
export async function fill(databaseUrl: string, size: Size): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query("SET session_replication_role = replica");
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const statement of statementsFor(size)) await client.query(statement);
  });
}

const IDS = "uuidv7()";

function statementsFor({ trainers, clientsEach, workoutsEach, exercisesEach, setsEach }: Size): string[] {
  return [
    `CREATE TEMP TABLE others AS SELECT ${IDS} AS id, ordinal FROM generate_series(1, ${trainers}) ordinal`,
    `INSERT INTO "Trainer" (id, name, email, "passwordHash", "clientCount", "createdAt")
      SELECT id, 'Trainer ' || ordinal, 'other.' || ordinal || '@formcast.test', 'none', ${clientsEach}, now() - ordinal * interval '1 hour'
      FROM others`,

    `INSERT INTO "Client" (id, "trainerId", name, gender, "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
        "targetBodyFat", steps, "workoutsPerWeek", "hoursPerWorkout", experience, "dietAdherence", "createdAt", "updatedAt")
      SELECT ${IDS}, others.id, 'Client ' || n, 'male', 70, 150 + n % 100, 15 + n % 20, 150, 15, 3, 3, 1, 'beginner', 0.8,
        now() - n * interval '1 day', now()
      FROM others, generate_series(1, ${clientsEach}) n`,
    `INSERT INTO "Measurement" (id, "clientId", "takenAt", "weightLbs", "bodyFat")
      SELECT ${IDS}, c.id, now() - n * interval '7 days', c."weightLbs", c."bodyFat"
      FROM "Client" c, generate_series(1, 8) n WHERE c."trainerId" IN (SELECT id FROM others)`,

    `INSERT INTO "Exercise" (id, "clientId", name, "nameKey", "muscleGroup", "lastOpenedAt")
      SELECT ${IDS}, c.id, 'Lift ' || n, 'lift ' || n, 'legs', now()
      FROM "Client" c, generate_series(1, ${exercisesEach}) n WHERE c."trainerId" IN (SELECT id FROM others)`,
    `CREATE TEMP TABLE days AS
      SELECT ${IDS} AS id, c.id AS client, now() - n * interval '2 days' AS at
      FROM "Client" c, generate_series(1, ${workoutsEach}) n WHERE c."trainerId" IN (SELECT id FROM others)`,
    `INSERT INTO "Workout" (id, "clientId", "muscleGroup", "performedAt", "localDate", "timezoneOffset")
      SELECT id, client, 'legs', at, at::date, 0 FROM days`,
    `CREATE TEMP TABLE done AS
      SELECT ${IDS} AS id, d.id AS workout, e.id AS exercise, d.at,
        row_number() OVER (PARTITION BY d.id ORDER BY e.id)::int AS position
      FROM days d JOIN "Exercise" e ON e."clientId" = d.client`,
    `INSERT INTO "WorkoutEntry" (id, "workoutId", "exerciseId", position, "performedAt", "localDate")
      SELECT id, workout, exercise, position, at, at::date FROM done`,
    `INSERT INTO "WorkoutSet" (id, "entryId", "exerciseId", "setNumber", reps, "weightLbs", "localDate")
      SELECT ${IDS}, done.id, exercise, n, 5 + n % 8, 100 + 5 * (position + n), at::date
      FROM done, generate_series(1, ${setsEach}) n`,
    "ANALYZE",
  ];
}
