import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as roster from "@/lib/desk/roster/contract";
import { SORTS } from "@/lib/desk/roster/question";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { addDays, isoDay, mondayOf } from "@/lib/text/calendar/days";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import * as plans from "@/lib/training/plans/contract";
import { layOutAhead } from "@/lib/training/plans/layout-service";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import * as workouts from "@/lib/training/workouts/contract";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { squats } from "@/tests/support/coach";
import { addClient } from "@/tests/support/factories";
import { makeWorld, runtimeOf } from "@/tests/support/make-world";
import { type SignedIn, trainer } from "@/tests/support/people";
import { median } from "./statistics/median";

// Compares the first page of the client list for 600 and for 6 clients through the real handlers, and times a search.
const [FEW, MANY] = [6, 600];
const RUNS = 80;
const WARM_UP = 15;
const LIMIT = 1.3;
const SEARCH_LIMIT_MS = 50;
/** Of the days of all clients, relative to the list's first page. */
const DAYS_LIMIT = 1.5;

type Query = Record<string, string>;

async function trainerOf(count: number): Promise<SignedIn> {
  const person = await trainer(`Trainer of ${count}`);
  const { id } = await addClient(person, { name: "Client" });
  const params = { id };
  await person.call(workouts.saveWorkout, { params, headers: {}, body: squats({ weight: 135, reps: 8 }) });
  const squat = {
    exerciseName: "Back Squat",
    muscleGroup: "legs" as const,
    sets: 3,
    reps: { min: 5, max: 8 },
    weight: 135,
  };
  const sessions = [1, 3, 5].map((weekday) => ({ weekday, name: "Legs", exercises: [squat] }));
  await person.call(plans.saveWeeklyPlan, { params, body: { sessions } });
  await world.db.$executeRaw`
    INSERT INTO "Client" SELECT (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'name', 'Client ' || n || ' ' || md5(n::text), 'aheadDays', n % 31 - 15,
      'tags', jsonb_build_array('Tag ' || n % 5)))).*
    FROM "Client" c, generate_series(2, ${count}::int) n WHERE c.id = ${id}::uuid`;
  await world.db.$executeRaw`
    INSERT INTO "WeeklyPlan" SELECT (jsonb_populate_record(p, jsonb_build_object('clientId', c.id, 'laidOutTo', NULL))).*
    FROM "WeeklyPlan" p, "Client" c
    WHERE p."clientId" = ${id}::uuid AND c."trainerId" = ${person.trainer.id}::uuid AND c.id <> p."clientId"`;
  await world.db.$executeRaw`
    INSERT INTO "Workout" SELECT (jsonb_populate_record(w, jsonb_build_object(
      'id', gen_random_uuid(), 'clientId', c.id, 'performedAt', w."performedAt" - make_interval(days => n)))).*
    FROM "Workout" w, "Client" c, generate_series(1, 5) n
    WHERE w."clientId" = ${id}::uuid AND c."trainerId" = ${person.trainer.id}::uuid AND c.id <> w."clientId"`;
  await layOutAhead(world);
  return person;
}

/** What the list, the calendar and analytics ask of a week: one statement, and the days of each client. */
async function compareDays(people: SignedIn[]): Promise<number[]> {
  const now = world.clock.now();
  const clock = clockOf(now.toISOString(), "UTC");
  const monday = mondayOf(isoDay(now));
  const times: number[][] = people.map(() => []);
  for (let run = -WARM_UP; run < RUNS; run++)
    for (const [index, { trainer }] of people.entries()) {
      const started = performance.now();
      const clients = await daysOfClients(world.db, { trainerId: trainer.id }, monday, addDays(monday, 6));
      for (const client of clients) daysOf({ ...client, clock, archivedOn: null });
      if (run >= 0) times[index]!.push(performance.now() - started);
    }
  return times.map(median);
}

async function compare(people: SignedIn[], query: Query): Promise<number[]> {
  const times: number[][] = people.map(() => []);
  for (let run = -WARM_UP; run < RUNS; run++)
    for (const [index, person] of people.entries()) {
      const started = performance.now();
      await (await person.ask(roster.getRoster, { query })).arrayBuffer();
      if (run >= 0) times[index]!.push(performance.now() - started);
    }
  return times.map(median);
}

process.env.LOG_LEVEL = "silent";
process.env.NEXTAUTH_SECRET = "a-secret-for-tests-that-opens-nothing";
process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:1/nowhere";
const folder = await mkdtemp(path.join(tmpdir(), "formcast-roster-"));
const cluster = await startTemporaryCluster();
const url = cluster.url("postgres");
await applyMigrations(url);
const world = makeWorld(url, folder);
world.settings.rateLimitScale = 1_000_000;
setRuntime(runtimeOf(world));
let isMissed = false;
try {
  const people = [await trainerOf(FEW), await trainerOf(MANY)];
  await world.db.$executeRaw`VACUUM ANALYZE`;
  const rows: Record<string, object> = {};
  const told = async (name: string, query: Query, isAimed: (few: number, many: number) => boolean) => {
    const [few = Number.NaN, many = Number.NaN] = await compare(people, query);
    const isMet = isAimed(few, many);
    isMissed ||= !isMet;
    rows[name] = {
      [`${FEW} clients`]: `${few.toFixed(2)} ms`,
      [`${MANY} clients`]: `${many.toFixed(2)} ms`,
      ratio: (many / few).toFixed(2),
      aim: isMet ? "met" : "missed",
    };
  };
  for (const sort of SORTS) await told(`first page, ${sort}`, { sort }, (few, many) => many / few <= LIMIT);
  for (const q of ["cl", "a1", "client 59", "nobody"])
    await told(`search "${q}"`, { q }, (_few, many) => many <= SEARCH_LIMIT_MS);
  const [fewDays = Number.NaN, manyDays = Number.NaN] = await compareDays(people);
  const [, list = Number.NaN] = await compare(people, {});
  isMissed ||= manyDays > DAYS_LIMIT * list;
  const names = await compareNames(people);
  console.table(rows);
  console.log(
    `days of a week of all clients: ${fewDays.toFixed(2)} ms and ${manyDays.toFixed(2)} ms, ${(manyDays / list).toFixed(2)} of the list (aim ${DAYS_LIMIT})`,
  );
  console.log(`all names: ${names.map((ms) => `${ms.toFixed(1)} ms`).join(" and ")}`);
} finally {
  await world.db.$disconnect();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isMissed ? 1 : 0);

async function compareNames(people: SignedIn[]): Promise<number[]> {
  const times = [];
  for (const person of people) {
    const started = performance.now();
    await person.call(roster.listNames, {});
    times.push(performance.now() - started);
  }
  return times;
}
