import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { platesOfSide, platesText } from "./plates";

test.each([
  [45, "lb", []],
  [135, "lb", [45]],
  [185, "lb", [45, 25]],
  [232.5, "lb", null],
  [20, "kg", []],
  [62.5, "kg", [20, 1.25]],
  [142.5, "kg", [25, 25, 10, 1.25]],
  [40, "lb", null],
  [61, "kg", null],
] as const)("%d %s", (load, unit, plates) => {
  expect(platesOfSide(load, unit)).toEqual(plates);
});

test("platesText uses the weight of the exercise's bar, and is undefined without a bar", () => {
  const [lb, kg] = [unitSystem("imperial"), unitSystem("metric")];
  expect(platesText("Back Squat", 225, lb)).toBe("45 + 45 a side");
  expect(platesText("Back Squat", kg.lbsOfLoad(100), kg)).toBe("25 + 15 a side");
  expect(platesText("Back Squat", 45, lb)).toBe("the bar alone");
  expect(platesText("EZ-Bar Curl", 75, lb)).toBe("25 a side");
  expect(platesText("Paused Barbell Squat of my own", 135, lb)).toBe("45 a side");
});

test("a trainer's own barbell counts for barbells only", () => {
  const lb = unitSystem("imperial");
  expect(platesText("Back Squat", 125, lb, 35)).toBe("45 a side");
  expect(platesText("EZ-Bar Curl", 75, lb, 35)).toBe("25 a side");
});

test.each([
  ...[
    "Dumbbell Curl",
    "Dumbbell Floor Press",
    "Landmine Press",
    "Single-Arm Landmine Press",
    "Dumbbell Shrug",
  ],
  ...["Cable Shrug", "T-Bar Row", "Landmine Row", "Meadows Row", "Cable Upright Row", "Machine Hip Thrust"],
  ...["Dumbbell Upright Row", "Machine Preacher Curl", "Kettlebell Floor Press", "Trap-Bar Shrug"],
  ...["Close-Grip Push-Up", "Band Good Morning", "Smith Machine Incline Press", "Dumbbell Romanian Deadlift"],
  ...["Safety-Bar Good Morning", "Single-Leg Romanian Deadlift", "Cable Skull Crusher", "DB Bench of my own"],
])("%s has no bar that is loaded on both sides", (name) => {
  expect(platesText(name, 135, unitSystem("imperial"))).toBeUndefined();
});

test.each([
  "Bench Press",
  "Back Squat",
  "Floor Press",
  "Barbell Walking Lunge",
  "Barbell Front Raise",
  "Pendlay Row",
])("%s has one", (name) => expect(platesText(name, 135, unitSystem("imperial"))).toBe("45 a side"));
