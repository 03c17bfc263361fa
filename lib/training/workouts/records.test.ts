import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kgToLbs } from "@/lib/body/units";
import { bestEstimate, type DatedSet, newRecords, personalRecord } from "./records";

const set = (weight: number, reps: number, date = "2026-03-01", kind?: DatedSet["kind"]): DatedSet =>
  kind ? { weight, reps, date, kind } : { weight, reps, date };

const anySet: fc.Arbitrary<DatedSet> = fc.record({
  weight: fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5),
  reps: fc.integer({ min: 0, max: 30 }),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, "0")}`),
  // Whether a drop counts depends on the set before, so the laws of order leave it out.
  kind: fc.constantFrom("working", "warmup", "failure"),
});

describe("personalRecord", () => {
  test("is the heaviest weight with any number of repetitions", () => {
    expect(personalRecord([set(100, 12), set(185, 1), set(150, 8)])).toMatchObject({
      bestWeight: 185,
      bestReps: 1,
    });
  });

  test("prefers more repetitions at the same weight", () => {
    expect(personalRecord([set(185, 3), set(185, 5), set(185, 4)])).toMatchObject({ bestReps: 5 });
  });

  test("has the earliest of equal dates", () => {
    const sets = [set(185, 5, "2026-04-02"), set(185, 5, "2026-03-28"), set(185, 5, "2026-05-01")];
    expect(personalRecord(sets)?.achievedDate).toBe("2026-03-28");
  });

  test("compares body-weight sets by their repetitions", () => {
    expect(personalRecord([set(0, 8), set(0, 11)])).toMatchObject({ bestWeight: 0, bestReps: 11 });
  });

  test.each([
    ["working", true],
    ["failure", true],
    ["drop", true],
    ["warmup", false],
  ] as const)("of a %s set: %s", (kind, counts) => {
    const before = set(200, 5);
    expect(personalRecord([before, set(300, 5, "2026-03-01", kind)])?.bestWeight).toBe(counts ? 300 : 200);
    expect(bestEstimate([set(300, 5, "2026-03-01", kind)]) !== null).toBe(counts);
    expect(newRecords([before], [set(205, 1, "2026-03-08", kind)]).length > 0).toBe(counts);
  });

  test("of a drop set is its first part only", () => {
    const drops = [
      set(100, 8, undefined, "drop"),
      set(80, 20, undefined, "drop"),
      set(80, 9, undefined, "working"),
    ];
    expect(personalRecord(drops)).toMatchObject({ bestWeight: 100, bestReps: 8 });
    expect(newRecords([set(80, 9)], drops.slice(1, 2))).toMatchObject([{ kind: "reps", value: 20 }]);
    expect(newRecords([set(100, 8), set(80, 9)], drops)).toEqual([]);
  });

  test.each([
    ["185 lb of an app that wrote 83.91 kg", 184.98988419933076, 185],
    ["185 lb after 83.9 kg", kgToLbs(83.9), 185],
    ["61.25 kg after 135 lb", 135, kgToLbs(61.25)],
  ])("%s is no heavier", (_, before, now) => {
    expect(newRecords([set(before, 5)], [set(now, 5)])).toEqual([]);
    expect(newRecords([set(before, 5)], [set(now, 6)])[0]).toMatchObject({ kind: "reps" });
  });

  test.each([
    ["a quarter of a kilogram", kgToLbs(61), kgToLbs(61.25)],
    ["half a pound", 185, 185.5],
    ["84 kg after 185 lb", 185, kgToLbs(84)],
  ])("%s more is heavier", (_, before, now) => {
    expect(newRecords([set(before, 5)], [set(now, 5)])[0]).toMatchObject({ kind: "weight" });
  });

  test("ignores a set without a repetition", () => {
    expect(personalRecord([set(300, 0)])).toBeNull();
  });

  test("does not depend on the order of the sets", () => {
    fc.assert(
      fc.property(fc.array(anySet), (sets) => {
        expect(personalRecord([...sets].reverse())).toEqual(personalRecord(sets));
      }),
    );
  });
});

describe("newRecords", () => {
  test("the first workout of an exercise sets no record", () => {
    expect(newRecords([], [set(185, 5)])).toEqual([]);
    expect(newRecords([set(45, 10, "2026-03-01", "warmup")], [set(185, 5)])).toEqual([]);
  });

  test("a heavier weight is a weight record", () => {
    expect(newRecords([set(185, 12)], [set(190, 2)])).toEqual([
      { kind: "weight", value: 190, previous: 185 },
    ]);
  });

  test("more repetitions at the record weight are a repetition record and an estimate record", () => {
    const records = newRecords([set(185, 5)], [set(185, 6)]);
    expect(records.map((record) => record.kind)).toEqual(["reps", "estimatedOneRepMax"]);
    expect(records[0]).toEqual({ kind: "reps", value: 6, previous: 5 });
  });

  test("a better set below the record weight is only an estimate record", () => {
    const records = newRecords([set(205, 1), set(185, 8)], [set(185, 9)]);
    expect(records.map((record) => record.kind)).toEqual(["estimatedOneRepMax"]);
  });

  test("an estimate that rises less than one percent is no record", () => {
    const before = [set(255, 10)];
    expect(bestEstimate([set(260, 9)])! / bestEstimate(before)!).toBeLessThan(1.01);
    expect(newRecords(before, [set(260, 9)]).map((record) => record.kind)).toEqual(["weight"]);
  });

  test("a set of more than twelve repetitions is no estimate record", () => {
    expect(newRecords([set(100, 12)], [set(100, 15)]).map((record) => record.kind)).toEqual(["reps"]);
  });

  test("repeating earlier sets is never a record", () => {
    fc.assert(
      fc.property(fc.array(anySet), (sets) => {
        expect(newRecords(sets, sets)).toEqual([]);
      }),
    );
  });

  test("there is a weight or repetition record exactly when the personal record improves", () => {
    fc.assert(
      fc.property(fc.array(anySet, { minLength: 1 }), fc.array(anySet), (earlier, workout) => {
        const before = personalRecord(earlier);
        const after = personalRecord([...earlier, ...workout]);
        const improved =
          before !== null && (after?.bestWeight !== before.bestWeight || after?.bestReps !== before.bestReps);
        const announced = newRecords(earlier, workout).some((record) => record.kind !== "estimatedOneRepMax");
        expect(announced).toBe(improved);
      }),
    );
  });
});
