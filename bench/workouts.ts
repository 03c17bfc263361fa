import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { Context } from "@/lib/platform/kernel/context";
import { connect } from "@/lib/platform/kernel/db";
import { chunksOf } from "@/lib/training/imports/chunks";
import { namesIn } from "@/lib/training/imports/match";
import { planImport } from "@/lib/training/imports/plan";
import { readFile } from "@/lib/training/imports/read-file";
import { questionOf } from "@/lib/training/imports/sameness";
import * as imports from "@/lib/training/imports/service";
import { saveWorkout } from "@/lib/training/workouts/saving-service";
import * as workouts from "@/lib/training/workouts/service";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { unitSystem } from "../lib/body/unit-system";
import { median } from "./statistics/median";

const lb = unitSystem("imperial");

// Requests of a client with 10 sets and of one with 10,000; and importing and undoing a file of 50,000 rows.
const EXERCISES = ["Back Squat", "Leg Press", "Hack Squat", "Walking Lunge", "Leg Extension"];
const SIZES = { "10 sets": { workouts: 1, setsEach: 2 }, "10,000 sets": { workouts: 200, setsEach: 10 } };
const RUNS = 100;
const WARM_UP = 20;
const DATABASE = "bench";
const FILE = { workouts: 2_500, exercises: 5, setsEach: 4 };

type Db = ReturnType<typeof connect>;
type Subject = { ctx: Context; params: { id: string; muscleGroup: "legs" } };

const performed = (setsEach: number, round: number) => ({
  headers: {},
  body: {
    muscleGroup: "legs" as const,
    timezoneOffset: 0,
    exercises: EXERCISES.map((exerciseName) => ({
      exerciseName,
      notes: null,
      setsData: Array.from({ length: setsEach }, (_, set) => ({
        reps: 1 + ((round + set) % 12),
        weight: 100 + 5 * ((round * 7 + set) % 60),
      })),
    })),
  },
});

async function clientWith(db: Db, size: (typeof SIZES)[keyof typeof SIZES]): Promise<Subject> {
  const email = `${crypto.randomUUID()}@formcast.test`;
  const trainer = await db.trainer.create({ data: { name: "Ann", email, passwordHash: "none" } });
  const { height, weight, targetWeight, ...defaults } = NEW_CLIENT_DEFAULTS;
  const client = await db.client.create({
    data: {
      ...defaults,
      name: "Marcus Reed",
      trainerId: trainer.id,
      heightInches: height,
      weightLbs: weight,
      targetWeightLbs: targetWeight,
    },
  });
  // The services under test need nothing else of the context.
  const ctx = { db, actor: trainer, clock: { now: () => new Date() }, background: { run() {} } };
  const subject: Subject = { ctx: ctx as unknown as Context, params: { id: client.id, muscleGroup: "legs" } };
  for (let round = 0; round < size.workouts; round++) {
    await saveWorkout(subject.ctx, { ...subject, ...performed(size.setsEach, round) });
  }
  return subject;
}

/** @returns milliseconds */
const OPERATIONS: Record<string, (subject: Subject, db: Db) => Promise<number>> = {
  "exercise summaries": async (subject) =>
    (await timed(() => workouts.listExercises(subject.ctx, subject))).ms,
  "personal records": async (subject) =>
    (await timed(() => workouts.listPersonalRecords(subject.ctx, subject))).ms,
  "save 5 exercises x 3 sets": async (subject, db) => {
    const { ms, value } = await timed(() => saveWorkout(subject.ctx, { ...subject, ...performed(3, 0) }));
    // Keeps the history at its size.
    await db.workout.delete({ where: { id: value.id } });
    return ms;
  },
};

function strongFile(): string {
  const header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE";
  const rows = Array.from({ length: FILE.workouts }, (_, at) => {
    const time = new Date(Date.UTC(2018, 0, 1) + at * 86_400_000)
      .toISOString()
      .slice(0, 19)
      .replace("T", " ");
    return EXERCISES.slice(0, FILE.exercises).flatMap((name, e) =>
      Array.from(
        { length: FILE.setsEach },
        (_, set) =>
          `${time},"Legs, day ${at}",1h,${name},${set + 1},${60 + ((at + e) % 80)},${5 + set},0,0,"a note, ""quoted""",,8`,
      ),
    );
  });
  return [header, ...rows.flat()].join("\r\n");
}

/** The browser's work and the services, without the network. */
async function importFile(db: Db): Promise<void> {
  const { ctx, params } = await clientWith(db, { workouts: 0, setsEach: 0 });
  const text = strongFile();
  const read = await timed(async () => readFile(text, "2026-11-20"));
  const file = read.value;
  if ("problem" in file) throw new Error(file.problem);
  const plan = await timed(async () => {
    const preview = await imports.previewImport(ctx, { params, body: asked(questionOf(file)) });
    const targets = new Map(namesIn(file, preview.exercises).map(({ key, proposal }) => [key, proposal]));
    return chunksOf(
      planImport(file, { unit: "kg", system: lb, targets, knownKeys: new Set(preview.knownKeys) }).workouts,
    );
  });
  const importId = crypto.randomUUID();
  const save = await timed(async () => {
    const about = { source: "strong" as const, fileName: "strong.csv", answers: [] };
    for (const chunk of plan.value)
      await imports.importWorkouts(ctx, {
        params: { ...params, importId },
        body: { ...about, workouts: chunk },
      });
  });
  const saved = await db.workoutSet.count({ where: { entry: { workout: { importId } } } });
  const undo = await timed(() => imports.undoImport(ctx, { params: { ...params, importId } }));
  const rows = FILE.workouts * FILE.exercises * FILE.setsEach;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`import of ${rows} rows, ${saved} sets saved, in ${plan.value.length} chunks:`);
  console.log(`  read ${seconds(read.ms)}, look up and plan ${seconds(plan.ms)}, save ${seconds(save.ms)}`);
  console.log(`  total ${seconds(read.ms + plan.ms + save.ms)}; undo ${seconds(undo.ms)}`);
}

/** The question as the server parses it. */
const asked = ({ workouts, names }: ReturnType<typeof questionOf>) => ({
  workouts: workouts.map((workout) => ({ ...workout, startsAt: new Date(workout.startsAt) })),
  names,
});

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

const show = (ms: number) => `${ms.toFixed(2)} ms`.padStart(12);

const cluster = await startTemporaryCluster();
try {
  await withClient(cluster.url("postgres"), (client) => client.query(`CREATE DATABASE ${DATABASE}`));
  await applyMigrations(cluster.url(DATABASE));
  const db = connect(cluster.url(DATABASE));
  const subjects = [];
  for (const size of Object.values(SIZES)) subjects.push(await clientWith(db, size));
  await db.$executeRaw`ANALYZE`;
  for (const [label, { workouts: count, setsEach }] of Object.entries(SIZES))
    console.log(`${label}: ${count * setsEach * EXERCISES.length} in ${count} workouts`);
  console.log(
    `median of ${RUNS}`.padEnd(28),
    ...Object.keys(SIZES).map((label) => label.padStart(12)),
    "ratio",
  );
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const times: number[][] = subjects.map(() => []);
    // Alternates, so that other load on the machine affects both equally.
    for (let run = -WARM_UP; run < RUNS; run++) {
      for (const [index, subject] of subjects.entries()) {
        const ms = await operation(subject, db);
        if (run >= 0) times[index]!.push(ms);
      }
    }
    const [small = Number.NaN, large = Number.NaN] = times.map(median);
    console.log(name.padEnd(28), show(small), show(large), `${(large / small).toFixed(2)}`);
  }
  await importFile(db);
  await db.$disconnect();
} finally {
  await cluster.stop();
}
