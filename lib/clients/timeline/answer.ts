import { type Effect, effectsOf } from "@/lib/body/forecast/effects";
import { type ForecastInput, forecast } from "@/lib/body/forecast/forecast";
import { goalOf } from "@/lib/body/forecast/learning";
import { type Lever, strongestLever } from "@/lib/body/forecast/lever";
import { statusSentence } from "@/lib/body/forecast/sentences";
import type { UnitSystem } from "@/lib/body/unit-system";
import { presentGoal } from "./followed";
import { triedGoal } from "./goal-date";
import type { ForecastAnswer, GoalSpan, Timeline } from "./schema";

/** `lever` is the strongest single change beyond the tried ones. */
export type WhatIfAnswer = {
  answer: ForecastAnswer;
  goal: GoalSpan;
  effects: readonly Effect[];
  lever: Lever | null;
};

export const whatIfAnswer = (
  saved: ForecastInput,
  tried: ForecastInput,
  system: UnitSystem,
  shown: Pick<Timeline, "goal" | "goalDays">,
): WhatIfAnswer => {
  const answer = answerOf(tried, system);
  const effects = effectsOf(saved, tried, system);
  const goal = presentGoal(goalOf(tried), tried.learned?.startedAt ?? null);
  return {
    answer,
    goal: effects.length === 0 ? shown.goal : triedGoal(shown, { goal, goalDays: answer.goalDays }),
    effects,
    lever: strongestLever(tried),
  };
};

/** Server and browser share it, so their numbers agree. */
export function answerOf(input: ForecastInput, system: UnitSystem): ForecastAnswer {
  const result = forecast(input, system);
  const { workoutsPerWeek, experience, dietAdherence, sex } = input;
  return {
    timeline: [...result.months],
    parameters: { workoutsPerWeek, experience, dietAdherence, gender: sex },
    warnings: [...result.warnings],
    status: result.status,
    statusSentence: statusSentence(result, system),
    goalDays: result.goalDays,
  };
}
