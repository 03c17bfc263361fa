import { expect, test } from "vitest";
import { loadChange, loadsOf } from "./loads";

const week = (weight: number | null, isDeload = false) => ({
  isDeload,
  sessions:
    weight === null
      ? []
      : [
          {
            weekday: 1,
            name: "Upper",
            exercises: [
              {
                exerciseName: "Row",
                muscleGroup: "back" as const,
                sets: 4,
                reps: { min: 8, max: 8 },
                weight,
                isFixed: true,
                withNext: false,
              },
            ],
          },
        ],
});
const row = (at: number) => ({ week: at, weekday: 1, name: "Row" });

test.each([
  ["the same step every week, without the deload week", [185, 190, 195, 165], 1, { kind: "each", lbs: 5 }],
  ["constant at first", [135, 135, 140, 120], 0, { kind: "later", lbs: 5, week: 2 }],
  ["requested in the last deload week", [135, 140, 140, 120], 3, { kind: "none" }],
  ["not planned in one week", [135, null, 145, 120], 0, { kind: "later", lbs: 10, week: 2 }],
  ["constant in all weeks", [135, 135, 135, 120], 0, { kind: "none" }],
] as const)("%s", (_, loads, at, change) => {
  const weeks = loads.map((load, index) => week(load, index === 3));
  expect(loadChange(weeks, row(at))).toEqual(change);
});

test("the loads include the percentage of a deload week", () => {
  const easy = week(200, true);
  const weeks = [
    week(200),
    week(null),
    {
      ...easy,
      sessions: easy.sessions.map((one) => ({
        ...one,
        exercises: one.exercises.map((exercise) => ({ ...exercise, loadPercent: 90 })),
      })),
    },
  ];
  expect(loadsOf(weeks, row(0))).toEqual([200, null, 180]);
});
