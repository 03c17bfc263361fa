import type { Body } from "@/lib/body/body";
import { type Effect, effectsOf } from "@/lib/body/forecast/effects";
import { type ForecastInput, forecast } from "@/lib/body/forecast/forecast";
import { goalOf } from "@/lib/body/forecast/learning";
import { type Lever, strongestLever } from "@/lib/body/forecast/lever";
import { statusSentence } from "@/lib/body/forecast/sentences";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { formatPercent } from "@/lib/text/numbers";
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

const ENDS_APART: readonly ForecastAnswer["status"][] = ["partial", "leaner", "limit"];

/** The last image shows the target; the trainer must see before a client does that the forecast ends elsewhere. */
export function pictureNote(
  { status, timeline }: Pick<ForecastAnswer, "status" | "timeline">,
  target: Body,
  system: UnitSystem,
): string | null {
  const last = timeline.at(-1);
  if (!last || !ENDS_APART.includes(status)) return null;
  const picture = `${weightText(target.weightLbs, system)} at ${formatPercent(target.bodyFat)} body fat`;
  const end = `${weightText(last.weightLbs, system)} at ${formatPercent(last.bodyFatPercent)}`;
  return `Picture and forecast end at different numbers: the last picture shows the target, ${picture}; the forecast ends at ${end}.`;
}

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
