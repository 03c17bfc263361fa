import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import type { SetKind } from "./set-kind";
import { clockText, doneText, newRecordText, recordText, setText, targetText, workoutText } from "./wording";

const lb = unitSystem("imperial");

test("a body-weight set shows only repetitions", () => {
  expect(setText({ reps: 25, weight: 0 }, lb)).toBe("25 reps");
  expect(setText({ reps: 1, weight: 0 }, lb)).toBe("1 rep");
  expect(recordText({ bestReps: 32, bestWeight: 0 }, lb)).toBe("32 reps");
  expect(workoutText({ sets: 2, reps: 25, weight: 0 }, lb)).toBe("2 × 25");
});

test("a set with a load shows its weight", () => {
  expect(setText({ reps: 9, weight: 190 }, lb)).toBe("190 × 9");
  expect(recordText({ bestReps: 5, bestWeight: 205 }, lb)).toBe("205 lb × 5");
  expect(workoutText({ sets: 3, reps: 10, weight: 185 }, lb)).toBe("3 × 10 × 185 lb");
});

test("a clock has two digits of seconds", () => {
  expect([0, 9, 72, 600].map(clockText)).toEqual(["0:00", "0:09", "1:12", "10:00"]);
});

test("a new record shows the previous value", () => {
  expect(newRecordText({ kind: "weight", value: 190, previous: 185 }, lb)).toBe("190 lb, before 185 lb");
  expect(newRecordText({ kind: "reps", value: 6, previous: 5 }, lb)).toBe(
    "6 reps at the record weight, before 5",
  );
  expect(newRecordText({ kind: "estimatedOneRepMax", value: 218.4, previous: 211.9 }, lb)).toBe(
    "Estimated one-rep max 218 lb, before 212 lb",
  );
});

test("doneText lists the sets without warm-ups", () => {
  const set = (weight: number, reps: number, kind: SetKind = "working") => ({ weight, reps, kind });
  expect(doneText([set(135, 10), set(135, 10), set(135, 10), set(135, 8)], lb)).toBe("135 lb, 10-10-10-8");
  expect(doneText([set(95, 8, "warmup"), set(185, 5), set(185, 5)], lb)).toBe("185 lb, 2 × 5");
  expect(doneText([set(95, 8), set(115, 6), set(135, 4), set(135, 3)], lb)).toBe(
    "95 lb × 8 · 115 lb × 6 · 135 lb, 4-3",
  );
  expect(doneText([set(0, 25), set(0, 20)], lb)).toBe("25-20");
  expect(doneText([set(0, 25)], lb)).toBe("25 reps");
});

test("targetText has the form of doneText", () => {
  expect(targetText({ weightLbs: 190, reps: [8, 8, 8] }, lb)).toBe("190 lb, 3 × 8");
  expect(targetText({ weightLbs: 0, reps: [6, 5, 5] }, lb)).toBe("6-5-5");
});
