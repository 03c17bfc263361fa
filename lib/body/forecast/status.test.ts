import { describe, expect, test } from "vitest";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { statusOf } from "./forecast";
import type { CourseEnd } from "./simulation";
import { subjectOf } from "./subject";

const subject = subjectOf(DEFAULT_QUESTION);

const bodyOf = (weightLbs: number, bodyFat: number) => {
  const weightKg = weightLbs * 0.45359237;
  const fatKg = (weightKg * bodyFat) / 100;
  return { fatKg, leanKg: weightKg - fatKg, adaptationKcal: 0 };
};

function statusAt(end: CourseEnd, weightLbs: number, bodyFat: number) {
  const final = bodyOf(weightLbs, bodyFat);
  const course = { end, months: [final], intake: [], monthsToBodyFat: null };
  return statusOf(subject, course, final);
}

describe("statusOf", () => {
  test.each(["already", "reached"] as const)("keeps %s", (end) => {
    expect(statusAt(end, 185, 15)).toBe(end);
  });

  test.each(["limit", "partial", "rest", "stalled", "horizon"] as const)(
    "turns %s into close within one point and two percent",
    (end) => {
      expect(statusAt(end, 188.6, 15.9)).toBe("close");
    },
  );

  test.each(["limit", "partial", "stalled", "horizon"] as const)("keeps %s outside of that", (end) => {
    expect(statusAt(end, 185, 16.2)).toBe(end);
    expect(statusAt(end, 189, 15)).toBe(end);
  });

  test("turns rest into leaner at the target weight and into partial above it", () => {
    expect(statusAt("rest", 185, 13)).toBe("leaner");
    expect(statusAt("rest", 195, 15)).toBe("partial");
  });
});
