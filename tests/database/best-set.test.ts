import fc from "fast-check";
import { expect, it } from "vitest";
import { kgToLbs } from "@/lib/body/units";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { uuidv7 } from "@/lib/text/uuid";
import { isBetterSet, MEASURES, type Measure, type SetFigures } from "@/lib/training/catalogue/measure";
import { bestSet } from "@/lib/training/workouts/records-store";
import { recordSets, SET_KINDS } from "@/lib/training/workouts/set-kind";
import { insertWorkouts } from "@/lib/training/workouts/visit-store";
import { Prisma } from "@/prisma/generated/client";
import { coach } from "../support/coach";
import { LENGTH } from "../support/length";
import { testWorld } from "../support/world";

const world = testWorld();
const FIRST = "2026-06-01";
const noonOf = (day: number) => new Date(`${addDays(FIRST, day)}T12:00:00Z`);

const none = fc.constant(null);
const anyKind = fc.constantFrom(...SET_KINDS, "working" as const);
/** Few figures, so that many are equal; 185 lb and 83.9 kg are one load. */
const anyFigures = fc.oneof(
  fc.record({
    reps: fc.integer({ min: 1, max: 3 }),
    weight: fc.constantFrom(-20, 0, 95, 185, kgToLbs(83.9)),
    ...{ seconds: none, meters: none },
  }),
  fc.record({
    reps: fc.constant(0),
    weight: fc.constantFrom(0, 25),
    seconds: fc.constantFrom(30, 60),
    meters: none,
  }),
  fc.record({
    ...{ reps: fc.constant(0), weight: fc.constantFrom(0, 25), seconds: fc.constantFrom(null, 60, 90) },
    meters: fc.constantFrom(200, 400),
  }),
);
const anySet = fc.tuple(anyFigures, anyKind).map(([figures, kind]) => ({ ...figures, kind, rpe: null }));
const anyWorkouts = fc.uniqueArray(
  fc.record({ day: fc.nat({ max: 6 }), sets: fc.array(anySet, { minLength: 1, maxLength: 6 }) }),
  { minLength: 1, maxLength: 6, selector: ({ day }) => day },
);
type Workouts = typeof anyWorkouts extends fc.Arbitrary<infer Value> ? Value : never;

/** Compares all sets with `isBetterSet`, day after day; for an exercise with a load, only those with repetitions. */
function bestOf(workouts: Workouts, measure: Measure, before: Date | undefined) {
  const isTimed = measure === "time" || measure === "distance";
  let best: (SetFigures & { date: string }) | null = null;
  for (const { day, sets } of workouts.toSorted((a, b) => a.day - b.day)) {
    if (before && noonOf(day) >= before) continue;
    for (const { kind: _, rpe: __, ...set } of recordSets(sets))
      if ((isTimed || set.reps > 0) && (best === null || isBetterSet(set, best)))
        best = { ...set, date: addDays(FIRST, day) };
  }
  return best;
}

/** Of two that are one load, which comes first on a day is left to chance. */
const asOneLoad = <Of extends SetFigures>(set: Of) => ({ ...set, weight: Math.round(set.weight) });

it("the record in the database is that of `isBetterSet`", async () => {
  const { id: clientId } = await coach("Ann");
  let name = 0;
  const property = fc.asyncProperty(
    anyWorkouts,
    fc.constantFrom(...MEASURES),
    fc.option(fc.nat({ max: 7 }).map(noonOf), { nil: undefined }),
    async (workouts, measure, before) => {
      const named = { name: `Lift ${++name}`, nameKey: `lift ${name}` };
      const { id: exerciseId } = await world.db.exercise.create({
        data: { clientId, ...named, muscleGroup: "legs", measure },
      });
      await insertWorkouts(
        world.db,
        workouts.map(({ day, sets }) => ({
          ...{ id: uuidv7(noonOf(day)), clientId, muscleGroup: "legs", timezoneOffset: 0 },
          ...{ performedAt: noonOf(day), localDate: addDays(FIRST, day) },
          entries: [{ exerciseId, notes: null, sets }],
        })),
      );
      const of = Prisma.sql`${exerciseId}::uuid`;
      const rows = await world.db.$queryRaw<(SetFigures & { localDate: Date })[]>`
        SELECT s.reps, s."weightLbs" AS weight, s.seconds, s.meters, s."localDate"
        FROM ${bestSet(of, Prisma.sql`${measure}`, before)} AS s`;
      const found = rows.map(({ localDate, ...set }) => asOneLoad({ ...set, date: isoDay(localDate) }));
      const expected = bestOf(workouts, measure, before);
      expect(found).toEqual(expected ? [asOneLoad(expected)] : []);
    },
  );
  await fc.assert(property, { seed: LENGTH.seed, numRuns: LENGTH.isLong ? 2000 : 150 });
});
