import fc from "fast-check";
import { expect, it } from "vitest";
import { stepComposition } from "@/lib/ports/image-engine/port";
import { planSteps } from "./image-order";

const body = fc.record({
  weightLbs: fc.double({ min: 100, max: 350, noNaN: true }),
  bodyFat: fc.double({ min: 5, max: 45, noNaN: true }),
});

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
