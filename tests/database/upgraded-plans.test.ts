import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { connect } from "@/lib/platform/kernel/db";
import { addDays, weekdayOf } from "@/lib/text/calendar/days";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { effortOf } from "@/lib/training/catalogue/measure";
import { layOutAhead } from "@/lib/training/plans/layout-service";
import { progressed } from "@/lib/training/plans/progress";
import { proposeWeek } from "@/lib/training/plans/proposal";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { storedPlan } from "@/lib/training/plans/stored";
import { MIGRATIONS_FOLDER, readMigrations } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { createEmptyDatabase, type TestDatabase } from "../support/database";
import { LENGTH } from "../support/length";

const CLIENTS = LENGTH.isLong ? 200 : 8;
const WEEKS = 52;
/** A Wednesday, and the Monday of its week. */
const [TODAY, MONDAY] = ["2026-11-18", "2026-11-16"];
const YEAR_AGO = addDays(MONDAY, -7 * WEEKS);
const lb = unitSystem("imperial");

let database: TestDatabase;
let folder: string;
const ask = async <Row extends pg.QueryResultRow>(sql: string) =>
  (await withClient(database.url, (client) => client.query<Row>(sql))).rows;
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
const insert = (table: string, rows: object[]) =>
  ask(`INSERT INTO "${table}" (${Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)})
    SELECT ${Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)}
    FROM jsonb_populate_recordset(NULL::"${table}", ${quoted(rows)}::jsonb)`);

/** A first version's database with a year of a trainer's clients, whose plans are of every form. */
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "formcast-first-"));
  for (const { name } of (await readMigrations()).slice(0, 2))
    await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name), { recursive: true });
  await applyMigrations(database.url, { folder });
  const trainerId = randomUUID();
  await ask(
    `INSERT INTO "Trainer" (id, name, email, "passwordHash") VALUES ('${trainerId}', 'Ann', 'ann@formcast.test', '')`,
  );
  for (let at = 0; at < CLIENTS; at++) await addYear(trainerId, at);
  const templates = Array.from({ length: 3 }, (_, at) => ({
    ...{ id: randomUUID(), trainerId, name: `Block ${at}`, weeks: programme(at + 2, at) },
    ...{ createdAt: `${YEAR_AGO}T08:00:00Z`, updatedAt: `${YEAR_AGO}T08:00:00Z` },
  }));
  await insert("ProgrammeTemplate", templates);
}, 600_000);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const weekOf = (days: number, at: number) =>
  proposeWeek(
    { sex: at % 2 ? "female" : "male", weightLbs: 150 + at },
    {
      workoutsPerWeek: days,
      hoursPerWorkout: 1,
      experience: (["beginner", "intermediate", "advanced"] as const)[at % 3] ?? "beginner",
      goal: (["lose", "recompose", "gain"] as const)[at % 3] ?? "lose",
    },
    [],
    lb,
  );
const programme = (days: number, at: number): PlannedWeek[] =>
  progressed(
    weekOf(days, at),
    {
      weeks: 8,
      load: ([{ by: "workouts" }, { by: "percent", each: 2.5 }, { by: "step", each: 5 }] as const)[
        at % 3
      ] ?? {
        by: "workouts",
      },
      setEvery: ([0, 1, 2] as const)[at % 3] ?? 0,
      rpe: at % 2 ? { from: 7, to: 9 } : null,
      deload: (["never", "last", "fourth"] as const)[at % 3] ?? "never",
    },
    lb,
  );

/** One week that repeats, a program that runs, one that comes, or one after another; some have a move of this week. */
function planOf(at: number, days: number) {
  const week = [{ sessions: weekOf(days, at), isDeload: false }];
  const repeats = { name: null, weeks: week, startsOn: null, before: null };
  const runs = {
    name: `Program ${at}`,
    weeks: programme(days, at),
    startsOn: addDays(MONDAY, -21),
    before: repeats,
  };
  const comes = { ...runs, startsOn: addDays(MONDAY, 9), before: repeats };
  const plan = [repeats, runs, comes, { ...comes, before: { ...runs, before: null } }][at % 4] ?? repeats;
  const taken = new Set(week[0]?.sessions.map(({ weekday }) => weekday));
  const [first] = taken;
  const free = [4, 5, 6, 7].find((weekday) => !taken.has(weekday));
  const moves =
    at % 3 === 0 && plan === repeats && first && free
      ? [{ from: addDays(MONDAY, first - 1), to: addDays(MONDAY, free - 1) }]
      : [];
  return { plan, moves, week: week[0]?.sessions ?? [] };
}

async function addYear(trainerId: string, at: number): Promise<void> {
  const [clientId, linkId] = [randomUUID(), randomUUID()];
  await ask(`
    INSERT INTO "Client" (id, "trainerId", name, gender, "heightInches", "weightLbs", "bodyFat", "targetWeightLbs",
      "targetBodyFat", steps, "workoutsPerWeek", "hoursPerWorkout", experience, "dietAdherence", "updatedAt")
    VALUES ('${clientId}', '${trainerId}', 'Client ${at}', 'male', 70, 180, 20, 170, 15, 4, 3, 1, 'beginner', 1, now());
    INSERT INTO "CheckInLink" (id, "clientId", "tokenHash", "everyWeeks", weekday, "createdAt", "idleExpiresAt",
      "timeZone", "imageDays") VALUES ('${linkId}', '${clientId}', '${linkId}', 1, 1, now(), now(), 'UTC', '[]')`);
  const { plan, moves, week } = planOf(at, 1 + (at % 6));
  const createdAt = `${at % 2 ? YEAR_AGO : addDays(MONDAY, -70)}T08:00:00Z`;
  await insert("WeeklyPlan", [{ clientId, ...plan, moves, createdAt, updatedAt: createdAt }]);
  const names = new Map(
    week.flatMap(({ exercises }) => exercises.map((one) => [one.exerciseName, one.muscleGroup])),
  );
  const ids = new Map([...names.keys()].map((name) => [name, randomUUID()]));
  await insert(
    "Exercise",
    [...names].map(([name, muscleGroup]) => ({
      ...{ id: ids.get(name), clientId, name, nameKey: exerciseKey(name), muscleGroup, createdAt },
      ...{ measure: "load", isFavourite: false },
    })),
  );
  const workouts: object[] = [];
  const entries: object[] = [];
  const sets: object[] = [];
  for (let day = YEAR_AGO, number = 0; day < TODAY; day = addDays(day, 1)) {
    const session = week.find(({ weekday }) => weekday === weekdayOf(day));
    // Some days nobody came.
    if (!session || ++number % 5 === 0) continue;
    const [workoutId, performedAt] = [randomUUID(), `${day}T17:00:00Z`];
    const when = { performedAt, localDate: day };
    workouts.push({
      ...{ id: workoutId, clientId, muscleGroup: "legs", ...when, endedAt: performedAt, timezoneOffset: 0 },
      ...{ createdAt: performedAt, version: 1, absorbedIds: [], isDeload: false },
    });
    session.exercises.forEach(({ exerciseName, weight }, position) => {
      const [entryId, exerciseId] = [randomUUID(), ids.get(exerciseName)];
      entries.push({ id: entryId, workoutId, exerciseId, position, ...when });
      for (let setNumber = 1; setNumber <= 3; setNumber++) {
        const about = { id: randomUUID(), entryId, exerciseId, setNumber, localDate: day };
        sets.push({ ...about, reps: 5 + (number % 6), weightLbs: weight + (number % 4), kind: "working" });
      }
    });
  }
  await insert("Workout", workouts);
  await insert("WorkoutEntry", entries);
  await insert("WorkoutSet", sets);
  const [{ exercises: [told] = [] } = {}] = week;
  if (at % 4 !== 0 || !told) return;
  const reported = [8, 7].map((reps) => ({ exerciseName: told.exerciseName, reps, weight: 95 }));
  const sentAt = `${TODAY}T06:00:00Z`;
  await insert("SoloSession", [
    {
      id: randomUUID(),
      clientId,
      linkId,
      weekday: 1,
      localDate: TODAY,
      sets: reported,
      performedAt: sentAt,
      receivedAt: sentAt,
    },
  ]);
}

const PLANS = `SELECT "clientId", name, weeks, "startsOn", before, "copyId", moves, "createdAt" FROM "WeeklyPlan" ORDER BY 1`;
const TEMPLATES = `SELECT id, name, weeks FROM "ProgrammeTemplate" ORDER BY 1`;
const LOGGED = `
  SELECT count(*)::int AS sets, count(DISTINCT e.id)::int AS entries, count(DISTINCT w.id)::int AS workouts,
    sum(s.reps)::int AS reps, sum(s.reps * s."weightLbs")::int AS volume, max(w."localDate")::text AS newest,
    count(DISTINCT w.id) FILTER (WHERE w."isDeload")::int AS deloads
  FROM "Workout" w JOIN "WorkoutEntry" e ON e."workoutId" = w.id JOIN "WorkoutSet" s ON s."entryId" = e.id
  GROUP BY w."clientId" ORDER BY w."clientId"`;
const REPORTED = `
  SELECT count(*)::int AS sets, count(DISTINCT r.id)::int AS reports, sum((s->>'reps')::int)::int AS reps,
    sum((s->>'reps')::int * (s->>'weight')::float8)::int AS volume, count(DISTINCT r.id) FILTER (WHERE "seenAt" IS NULL)::int AS unseen
  FROM "SoloSession" r, jsonb_array_elements(r.sets) AS s`;
/** What the first version said of the next 28 days. */
const PLANNED_BEFORE = `
  SELECT p."clientId", coalesce(m.to, d::date)::text AS date,
    planned_session(p.weeks, p."startsOn", p.before, d::date) AS session
  FROM "WeeklyPlan" p
  CROSS JOIN generate_series('${MONDAY}'::timestamp, '${addDays(TODAY, 27)}', interval '1 day') AS d
  LEFT JOIN LATERAL (
    SELECT (move->>'to')::date AS to FROM jsonb_array_elements(p.moves) AS move WHERE (move->>'from')::date = d::date) AS m
    ON true
  WHERE planned_session(p.weeks, p."startsOn", p.before, d::date) IS NOT NULL AND coalesce(m.to, d::date) >= '${TODAY}'
  ORDER BY 1, 2`;
const PLANNED_NOW = `
  SELECT p."clientId", p.date::text, p.name, json_agg(json_build_object('exerciseName', x.name, 'withNext', e."withNext",
    'isFixed', e."isFixed", 'loadPercent', e."loadPercent", 'sets', (
      SELECT json_agg(json_build_object('min', t."repsMin", 'max', t."repsMax", 'weight', t."weightLbs",
        'seconds', t.seconds, 'meters', t.meters, 'rpe', t.rpe) ORDER BY t."setNumber")
      FROM "PlannedSet" t WHERE t."plannedExerciseId" = e.id)) ORDER BY e.position) AS exercises
  FROM "PlannedSession" p JOIN "PlannedExercise" e ON e."plannedSessionId" = p.id JOIN "Exercise" x ON x.id = e."exerciseId"
  WHERE p.date BETWEEN '${TODAY}' AND '${addDays(TODAY, 27)}' GROUP BY p.id ORDER BY 1, 2`;

type Before = { clientId: string; date: string; session: PlannedWeek["sessions"][number] };

/** As the rows have it: a set for each of `sets`. */
const asRows = ({ clientId, date, session }: Before) => ({
  ...{ clientId, date, name: session.name },
  exercises: session.exercises.map(({ sets, reps, weight, ...one }) => {
    const { seconds = null, meters = null } = effortOf(one);
    const set = { ...reps, weight, seconds, meters, rpe: one.rpe ?? null };
    const { exerciseName, withNext, isFixed, loadPercent = null } = one;
    return { exerciseName, withNext, isFixed, loadPercent, sets: Array.from({ length: sets }, () => set) };
  }),
});
type Sums = Record<"sets" | "entries" | "workouts" | "reps" | "volume" | "deloads", number>;
const summed = (rows: Sums[]) =>
  Object.fromEntries(
    (["sets", "entries", "workouts", "reps", "volume", "deloads"] as const).map((name) => [
      name,
      rows.reduce((sum, row) => sum + row[name], 0),
    ]),
  ) as Sums;

it("a year of plans and workouts of the first version comes over without a difference", {
  timeout: 1_200_000,
}, async () => {
  const [plans, templates, planned] = [
    await ask(PLANS),
    await ask(TEMPLATES),
    await ask<Before>(PLANNED_BEFORE),
  ];
  const [logged, [reported]] = [
    await ask<Sums>(LOGGED),
    await ask<Sums & { reports: number; unseen: number }>(REPORTED),
  ];
  await applyMigrations(database.url);
  const db = connect(database.url);
  try {
    await layOutAhead({ db, clock: { now: () => new Date(`${TODAY}T10:00:00Z`) } });
  } finally {
    await db.$disconnect();
  }

  // Every plan as it was stored, and readable.
  expect(await ask(PLANS)).toEqual(plans);
  expect(await ask(TEMPLATES)).toEqual(templates);
  expect(plans).toHaveLength(CLIENTS);
  for (const row of plans)
    storedPlan({ ...(row as Parameters<typeof storedPlan>[0] & object), laidOutTo: null });

  // The next 28 days, name by name and set by set.
  expect(planned.length).toBeGreaterThan(CLIENTS * 4);
  expect(await ask(PLANNED_NOW)).toEqual(planned.map(asRows));
  const moved = plans.flatMap(({ moves }) => moves as unknown[]).length;
  expect(moved).toBeGreaterThan(0);
  const [{ count }] = (await ask(
    `SELECT count(*)::int FROM "PlannedSession" WHERE date <> "plannedOn" AND "plannedOn" >= '${MONDAY}'`,
  )) as [{ count: number }];
  expect(count).toBe(moved);

  // Everything logged, and what clients reported beside it.
  const [before, after] = [summed(logged), summed(await ask<Sums>(LOGGED))];
  expect(reported?.reports).toBeGreaterThan(0);
  expect(after).toEqual({
    sets: before.sets + (reported?.sets ?? 0),
    reps: before.reps + (reported?.reps ?? 0),
    volume: before.volume + (reported?.volume ?? 0),
    entries: before.entries + (reported?.reports ?? 0),
    workouts: before.workouts + (reported?.reports ?? 0),
    deloads: before.deloads,
  });
  expect(
    await ask(`SELECT count(*)::int FROM "Workout" WHERE "linkId" IS NOT NULL AND "seenAt" IS NULL`),
  ).toEqual([{ count: reported?.unseen }]);

  // Links within the client, no miss before this week, and the past that was trained linked.
  expect(
    await ask(`SELECT count(*) FILTER (WHERE p."clientId" <> w."clientId")::int AS strange, count(*)::int > ${CLIENTS} AS linked
      FROM "Workout" w JOIN "PlannedSession" p ON p.id = w."plannedSessionId"`),
  ).toEqual([{ strange: 0, linked: true }]);
  expect(
    await ask(`SELECT count(*)::int FROM "PlannedSession" WHERE date < '${MONDAY}' AND "lastDay" IS NULL`),
  ).toEqual([{ count: 0 }]);
});
