import fc from "fast-check";
import { expect, test } from "vitest";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { unitSystem } from "@/lib/body/unit-system";
import { DAY_MS, isoDay, MINUTE_MS } from "@/lib/text/calendar/days";
import { exerciseKey, parseExerciseName } from "@/lib/training/catalogue/exercise-name";
import { namesIn } from "@/lib/training/imports/match";
import { planImport } from "@/lib/training/imports/plan";
import { readBytes } from "@/lib/training/imports/read-file";
import { SET_KINDS } from "@/lib/training/workouts/set-kind";
import { presentWorkout, workoutLines } from "./present-workouts";

type Row = Parameters<typeof presentWorkout>[0];

const text = fc
  .string({ unit: fc.constantFrom(..."ab é\n\"',;=+-@💪\t|".split(/(?:)/u)), maxLength: 12 })
  .map((one) => one.trim().normalize("NFC"))
  .chain((one) => fc.constantFrom(one, one, "null", "None", "n/a", "-", "'8", '="8"'));
const note = fc.option(
  text.filter((one) => one !== ""),
  { nil: null },
);
const name = text.filter((one) => parseExerciseName(one) === one && !/[\n\t]/.test(one));
const set = fc.record({
  reps: fc.integer({ min: 1, max: 30 }),
  weightLbs: fc.integer({ min: 0, max: 800 }).map((step) => step / 2),
  seconds: fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
  meters: fc.constant(null),
  kind: fc.constantFrom(...SET_KINDS),
  rpe: fc.option(
    fc.integer({ min: 2, max: 20 }).map((half) => half / 2),
    { nil: null },
  ),
});
const exercise = fc.record({
  name,
  muscleGroup: fc.constantFrom(...MUSCLE_GROUPS),
  notes: note,
  sets: fc.array(set, { minLength: 1, maxLength: 3 }),
});
const workout = fc.record({
  id: fc.uuid(),
  day: fc.integer({ min: 0, max: 300 }),
  minute: fc.integer({ min: 0, max: 1000 }),
  length: fc.integer({ min: 0, max: 180 }),
  muscleGroup: fc.constantFrom(...MUSCLE_GROUPS),
  note,
  exercises: fc.uniqueArray(exercise, {
    minLength: 1,
    maxLength: 3,
    selector: (one) => exerciseKey(one.name),
  }),
});
/** An exercise has one muscle group for a client. */
const history = fc
  .uniqueArray(workout, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
  .map((workouts) => {
    const groups = new Map<string, (typeof MUSCLE_GROUPS)[number]>();
    for (const { exercises } of workouts)
      for (const one of exercises)
        groups.set(exerciseKey(one.name), groups.get(exerciseKey(one.name)) ?? one.muscleGroup);
    return workouts.map((one): Row => {
      const performedAt = new Date(Date.UTC(2026, 0, 1) + one.day * DAY_MS + one.minute * MINUTE_MS);
      return {
        id: one.id,
        performedAt,
        endedAt: new Date(performedAt.getTime() + one.length * MINUTE_MS),
        localDate: new Date(isoDay(performedAt)),
        timezoneOffset: 0,
        muscleGroup: one.muscleGroup,
        note: one.note,
        isDeload: false,
        linkId: null,
        entries: one.exercises.map(({ name: exerciseName, muscleGroup, notes, sets }) => ({
          notes,
          exercise: {
            name: exerciseName,
            muscleGroup: groups.get(exerciseKey(exerciseName)) ?? muscleGroup,
            measure: "load" as const,
          },
          sets,
        })),
      };
    });
  });

async function exported(rows: readonly Row[], units: "imperial" | "metric"): Promise<Uint8Array> {
  const system = unitSystem(units);
  async function* pages() {
    yield rows.map((row) => presentWorkout(row, system));
  }
  const about = { client: "Ann", exportedAt: "2026-11-20T00:00:00Z", system };
  const parts: Uint8Array[] = [];
  for await (const part of workoutLines(pages(), "csv", about)) parts.push(part);
  return Buffer.concat(parts);
}

test.each(["imperial", "metric"] as const)(
  "our own file of %s units comes back as it left",
  async (units) => {
    await fc.assert(
      fc.asyncProperty(history, async (rows) => {
        const file = readBytes(await exported(rows, units), "2026-11-20", { zone: "UTC" });
        if ("problem" in file) throw new Error(file.problem);
        const { workouts, broken } = planImport(file, {
          unit: "lb",
          system: unitSystem(units),
          targets: new Map(namesIn(file, []).map(({ key, proposal }) => [key, proposal])),
          knownKeys: new Set(),
        });
        expect(broken).toEqual([]);
        const back = workouts.map((one): Row => {
          const performedAt = new Date(Date.parse(one.date) + one.minutes * MINUTE_MS);
          return {
            id: one.key,
            performedAt,
            endedAt: new Date(performedAt.getTime() + (one.lengthMinutes ?? 0) * MINUTE_MS),
            localDate: new Date(one.date),
            timezoneOffset: one.timezoneOffset,
            muscleGroup: one.muscleGroup,
            note: one.note ?? null,
            isDeload: false,
            linkId: null,
            entries: one.exercises.map(
              ({ exerciseName, muscleGroup, measure = "load", notes, setsData }) => ({
                notes,
                exercise: { name: exerciseName, muscleGroup, measure },
                sets: setsData.map(({ weight, seconds, meters, kind = "working", rpe, reps }) => ({
                  reps,
                  weightLbs: weight,
                  seconds: seconds ?? null,
                  meters: meters ?? null,
                  kind,
                  rpe: rpe ?? null,
                })),
              }),
            ),
          };
        });
        expect(Buffer.from(await exported(back, units)).toString()).toBe(
          Buffer.from(await exported(rows, units)).toString(),
        );
      }),
    );
  },
);
