import type { Body } from "@/lib/body/body";

/**
 * Body composition at step `step` of `steps`: weight and body fat percentage each lie at the fraction
 * step/steps on the straight line from now to the target, so that the last step is exactly the target.
 */
export function stepComposition(now: Body, target: Body, step: number, steps: number): Body {
  if (step === steps) return { weightLbs: target.weightLbs, bodyFat: target.bodyFat };
  const fraction = step / steps;
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
