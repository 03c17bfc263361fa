import fc from "fast-check";
import { expect, it } from "vitest";
import { stepComposition } from "@/lib/ports/image-engine/port";
import { imageOrder, planSteps } from "./image-order";

const body = fc.record({
  weightLbs: fc.double({ min: 100, max: 350, noNaN: true }),
  bodyFat: fc.double({ min: 5, max: 45, noNaN: true }),
});

/** A man with a lean mass of 144 lb. */
const ENTERED = {
  gender: "male" as const,
  heightInches: 70,
  weightLbs: 200,
  bodyFat: 28,
  hoursPerWorkout: 1,
  experience: "beginner" as const,
  dietAdherence: 0.9,
  birthDate: null,
  medicineSince: null,
};

it("plans exactly the bodies that the engines draw, with the target as the last one", () => {
  fc.assert(
    fc.property(body, body, fc.integer({ min: 1, max: 6 }), (now, target, steps) => {
      const plan = planSteps(now, target, steps);
      expect(plan.map(({ step }) => step)).toEqual(Array.from({ length: steps }, (_, index) => index + 1));
      for (const { step, weightLbs, bodyFat } of plan)
        expect({ weightLbs, bodyFat }).toEqual(stepComposition(now, target, step, steps));
      expect(plan.at(-1)).toMatchObject(target);
    }),
  );
});

it.each([
  ["hardly trains", 1, 144],
  ["trains four times a week", 4, 146],
])("plans the lean mass of the forecast for a man who %s", (_, workoutsPerWeek, most) => {
  const client = {
    ...ENTERED,
    workoutsPerWeek,
    targetWeightLbs: 170,
    targetBodyFat: 13,
    frontPhotoId: "front",
    backPhotoId: null,
    steps: 3,
  };
  const { subject } = imageOrder(client, new Map(), { now: new Date("2026-11-28"), zone: "UTC" });
  expect(subject.target).toEqual({ weightLbs: 170, bodyFat: 13 });
  expect(subject.planLeanLbs).toBeCloseTo(most, 0);
});
