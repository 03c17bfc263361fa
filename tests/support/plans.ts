import { PRIORS } from "@/lib/body/forecast/estimate";
import type { Observation } from "@/lib/body/forecast/filter";
import type { ForecastInput } from "@/lib/body/forecast/forecast";
import { goalKindOf, plannedPath } from "@/lib/body/forecast/projection";
import { STEP_DAYS, weightOf } from "@/lib/body/forecast/step";
import { subjectOf } from "@/lib/body/forecast/subject";
import { lbsToKg } from "@/lib/body/units";
import { DEFAULT_QUESTION } from "./default-question";

const MAN = DEFAULT_QUESTION;
const WOMAN: ForecastInput = { ...MAN, sex: "female", heightInches: 65 };

/** Losses, gains, a rebuild, a plateau and a target that is today's body. */
export const PLANS = {
  loss: MAN,
  loose: { ...MAN, dietAdherence: 0.8 },
  heavy: {
    ...MAN,
    heightInches: 70,
    weightLbs: 250,
    bodyFat: 35,
    targetWeightLbs: 200,
    targetBodyFat: 20,
    experience: "beginner",
    dietAdherence: 0.9,
  },
  woman: {
    ...WOMAN,
    weightLbs: 150,
    bodyFat: 32,
    targetWeightLbs: 135,
    targetBodyFat: 24,
    dietAdherence: 0.9,
  },
  gain: {
    ...MAN,
    heightInches: 70,
    weightLbs: 150,
    bodyFat: 12,
    targetWeightLbs: 165,
    targetBodyFat: 13,
    experience: "beginner",
  },
  rebuild: { ...MAN, targetWeightLbs: 194, targetBodyFat: 15, experience: "beginner" },
  plateau: {
    ...WOMAN,
    weightLbs: 180,
    bodyFat: 40,
    targetWeightLbs: 140,
    targetBodyFat: 28,
    experience: "beginner",
    dietAdherence: 0.5,
  },
  there: { ...MAN, targetWeightLbs: 195, targetBodyFat: 20 },
} as const satisfies Record<string, ForecastInput>;

export const weekly = (weeks: number): number[] => Array.from({ length: weeks }, (_, week) => 7 * (week + 1));

/** Weigh-ins exactly on a plan, with the water of its deficit, `offLbs` off it. */
export function onPlan(input: ForecastInput, days: readonly number[], offLbs = 0): Observation[] {
  const subject = subjectOf(input);
  const { states, drives } = plannedPath(subject, goalKindOf(subject));
  return days.map((day) => {
    const step = Math.min(states.length - 1, Math.round(day / STEP_DAYS));
    const water = PRIORS.waterKg * drives[step]!;
    return { day, weightKg: weightOf(states[step]!) - water + lbsToKg(offLbs), bodyFat: null };
  });
}
