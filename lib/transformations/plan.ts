/** Composition at one moment: pounds, and fat in percent of them. */
export type Composition = { weightLbs: number; bodyFat: number };

/** One image to make: its place between now and the target, and the forecast month it stands for. */
export type PlannedStep = Composition & { step: number; month: number };

/**
 * The steps between now and the target. Step k of n lies at the fraction k/n of both weight and body fat;
 * the last one is the target itself.
 * @param monthOf the forecast month whose weight lies nearest to the given pounds
 */
export function planSteps(
  now: Composition,
  target: Composition,
  steps: number,
  monthOf: (weightLbs: number) => number,
): PlannedStep[] {
  return Array.from({ length: steps }, (_, index) => {
    const step = index + 1;
    const { weightLbs, bodyFat } = step === steps ? target : between(now, target, step / steps);
    return { step, month: monthOf(weightLbs), weightLbs, bodyFat };
  });
}

function between(now: Composition, target: Composition, fraction: number): Composition {
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
