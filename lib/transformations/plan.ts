import type { Body } from "@/lib/body/body";

/** One image to make, and its place between the photo's body and the target. */
export type PlannedStep = Body & { step: number };

/**
 * The steps between now and the target. Step k of n lies at the fraction k/n of both weight and body fat;
 * the last one is the target itself.
 */
export function planSteps(now: Body, target: Body, steps: number): PlannedStep[] {
  return Array.from({ length: steps }, (_, index) => {
    const step = index + 1;
    const body = step === steps ? target : between(now, target, step / steps);
    return { step, weightLbs: body.weightLbs, bodyFat: body.bodyFat };
  });
}

function between(now: Body, target: Body, fraction: number): Body {
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
