import type { Effect, TriedSetting } from "@/lib/forecast/effects";
import type { Lever } from "@/lib/forecast/lever";
import { effectSentence, leverSentence } from "@/lib/forecast/sentences";
import { whatIfTexts } from "./texts";

const NAMES: Record<TriedSetting, string> = {
  workoutsPerWeek: whatIfTexts.workouts,
  hoursPerWorkout: whatIfTexts.hours,
  dietAdherence: whatIfTexts.diet,
  targetBodyFat: whatIfTexts.bodyFat,
  targetWeightLbs: whatIfTexts.weight,
};

type WhatIfEffectsProps = { effects: readonly Effect[]; lever: Lever | null; goalDays: number | null };

/** What does most, named first: the strongest step while nothing is tried, then each change by its strength. */
export function WhatIfEffects({ effects, lever, goalDays }: WhatIfEffectsProps) {
  const strongest = lever
    ? whatIfTexts.strongest(leverSentence(lever))
    : whatIfTexts.noLever(goalDays === null ? "none" : goalDays === 0 ? "there" : "fast");
  return (
    <ul
      className="mt-1.5 grid max-h-12 gap-0.5 overflow-y-auto text-muted-foreground text-xs lg:mt-2 lg:max-h-none lg:gap-1 lg:text-sm"
      aria-live="polite"
    >
      {effects.map((effect) => (
        <li key={effect.setting} className="text-foreground">
          {effectSentence(NAMES[effect.setting], effect)}
        </li>
      ))}
      <li>{strongest}</li>
    </ul>
  );
}
