import { leanMass } from "@/lib/body/composition";
import { dailyDiet } from "@/lib/body/forecast/diet";
import { type Effect, effectsOf } from "@/lib/body/forecast/effects";
import { type ForecastInput, forecast } from "@/lib/body/forecast/forecast";
import { keepsPlan, onceSaved } from "@/lib/body/forecast/learned";
import { type Lever, strongestLever } from "@/lib/body/forecast/lever";
import { statusSentence } from "@/lib/body/forecast/sentences";
import type { UnitSystem } from "@/lib/body/unit-system";
import { shownGoal } from "./followed";
import type { ForecastAnswer, GoalSpan } from "./schema";

/** `lever` is the strongest single change beyond the tried ones. */
export type WhatIfAnswer = {
  answer: ForecastAnswer;
  goal: GoalSpan;
  /** A new target starts a new plan. */
  startsAnew: boolean;
  effects: readonly Effect[];
  lever: Lever | null;
};

/** Computed from what saving `at` a moment would store, so that the preview equals it. */
export function whatIfAnswer(
  saved: ForecastInput,
  tried: ForecastInput,
  system: UnitSystem,
  at: Date,
): WhatIfAnswer {
  const input = onceSaved(saved, tried, at);
  return {
    answer: answerOf(input, system),
    goal: shownGoal(input),
    startsAnew: Boolean(tried.learned && !keepsPlan(saved, tried)),
    effects: effectsOf(saved, tried, system),
    lever: strongestLever(input),
  };
}

/** Server and browser share it, so their numbers agree. */
export function answerOf(input: ForecastInput, system: UnitSystem): ForecastAnswer {
  const result = forecast(input, system);
  const { workoutsPerWeek, experience, dietAdherence, sex } = input;
  return {
    today: {
      bodyFat: input.bodyFat,
      leanMass: leanMass(input.weightLbs, input.bodyFat),
      weight: input.weightLbs,
    },
    timeline: [...result.months],
    parameters: { workoutsPerWeek, experience, dietAdherence, gender: sex },
    warnings: [...result.warnings],
    status: result.status,
    statusSentence: statusSentence(result, system),
    diet: dailyDiet(input, result.plan),
    goalDays: result.goalDays,
  };
}
