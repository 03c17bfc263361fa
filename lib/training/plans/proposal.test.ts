import { describe, expect, test } from "vitest";
import { EXPERIENCES, HOURS_PER_WORKOUT, SEXES } from "@/lib/body/ranges";
import { unitSystem } from "@/lib/body/unit-system";
import type { TrainingGoal } from "./planner";
import { GOAL_LABELS, goalOf, proposeWeek } from "./proposal";
import { NewWeeklyPlan } from "./schema";

const lb = unitSystem("imperial");

const marcus = { sex: "male", weightLbs: 195 } as const;
const answers = {
  workoutsPerWeek: 3,
  hoursPerWorkout: 1,
  experience: "intermediate",
  goal: "lose",
} as const;

test("a proposed week is valid for all answers", () => {
  for (const sex of SEXES)
    for (const experience of EXPERIENCES)
      for (const goal of Object.keys(GOAL_LABELS) as TrainingGoal[])
        for (const hoursPerWorkout of HOURS_PER_WORKOUT)
          for (const workoutsPerWeek of [1, 2, 3, 4, 5, 6, 7]) {
            const all = { workoutsPerWeek, hoursPerWorkout, experience, goal };
            const sessions = proposeWeek({ sex, weightLbs: 180 }, all, [], lb);
            expect(sessions).toHaveLength(workoutsPerWeek);
            expect(NewWeeklyPlan.safeParse({ sessions }).error).toBeUndefined();
          }
});

test("a load follows the client's record if there is one", () => {
  const load = (estimatedOneRepMax: number | null) =>
    proposeWeek(marcus, answers, [{ exerciseName: "bench PRESS", estimatedOneRepMax }], lb)
      .flatMap(({ exercises }) => exercises)
      .find(({ exerciseName }) => exerciseName === "Bench Press")?.weight ?? 0;
  expect(load(300)).toBeGreaterThan(200);
  expect(load(null)).toBeLessThan(100);
});

describe("goalOf", () => {
  test.each([
    [195, 185, "lose"],
    [195, 193, "recompose"],
    [150, 160, "gain"],
  ] as const)("from %d to %d lb is %s", (weightLbs, targetWeightLbs, goal) => {
    expect(goalOf({ weightLbs, targetWeightLbs })).toBe(goal);
  });
});
