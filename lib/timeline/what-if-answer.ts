import type { UnitSystem } from "@/lib/body/unit-system";
import { type Effect, effectsOf } from "@/lib/forecast/effects";
import type { ForecastInput } from "@/lib/forecast/forecast";
import { type Lever, strongestLever } from "@/lib/forecast/lever";
import { answerOf } from "./answer";
import type { ForecastAnswer } from "./schema";

/** `lever` is the strongest step from here on, the tried changes included. */
export type WhatIfAnswer = { answer: ForecastAnswer; effects: readonly Effect[]; lever: Lever | null };

/** The forecast of a change that is tried, what each part of it does, and what would do most beside it. */
export const whatIfAnswer = (
  saved: ForecastInput,
  tried: ForecastInput,
  system: UnitSystem,
): WhatIfAnswer => ({
  answer: answerOf(tried, system),
  effects: effectsOf(saved, tried, system),
  lever: strongestLever(tried),
});
