import { TARGET_BODY_FAT } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { inchesToMetres, kgToLbs } from "@/lib/body/units";
import { snapTo } from "@/lib/text/number-range";
import { type ForecastInput, forecast } from "./forecast";
import { subjectOf } from "./subject";
import { VERY_LEAN_FAT } from "./target-rules";
import type { WarningCode } from "./warning-rule";

/** On the steps of the form's rulers. */
export type Target = Pick<ForecastInput, "targetWeightLbs" | "targetBodyFat">;

/** A warning about the target while the trainer types it. */
export type TargetConcern = {
  code: WarningCode;
  message: string;
  /** Whether the trainer must confirm it. */
  confirm: boolean;
};

export type TargetAdvice = {
  concerns: TargetConcern[];
  /** The nearest sensible target; null if the target is sensible, or no sensible one is near. */
  suggestion: Target | null;
};

/** The warnings about the target, not about the plan or the current body. */
const ABOUT_TARGET: readonly WarningCode[] = [
  "BF_ESSENTIAL",
  "BF_VERY_LEAN",
  "BMI_TARGET_LOW",
  "DIRECTION",
  "LEAN_IMPLIED_LOSS",
  "LEAN_IMPLIED_GAIN",
  "UNREACHABLE",
  "LONG",
];

const LOWEST_BMI = 18.5;
/** Share of lean mass that a safe target keeps; the same as in the rule. */
const KEPT_LEAN_SHARE = 0.95;
/** A target that takes longer needs an interim goal. */
const MAX_MONTHS = 12;

/** Uses the rules of the forecast's warnings, so that form and timeline agree. */
export function targetAdvice(input: ForecastInput, system: UnitSystem): TargetAdvice {
  const concerns = concernsOf(input, system);
  if (concerns.length === 0) return { concerns, suggestion: null };
  const isSensible = (target: Target) => concernsOf({ ...input, ...target }, system).length === 0;
  const safe = safeTarget(input, system);
  const suggestion = isSensible(safe) ? safe : interimTargets(input, safe, system).find(isSensible);
  return { concerns, suggestion: suggestion ?? null };
}

function concernsOf(input: ForecastInput, system: UnitSystem): TargetConcern[] {
  return forecast(input, system)
    .warnings.filter(({ code }) => ABOUT_TARGET.includes(code))
    .map(({ code, message, confirm = false }) => ({ code, message, confirm }));
}

function safeTarget(input: ForecastInput, { bodyWeight, weightOf, lbsOf }: UnitSystem): Target {
  const { leanKg } = subjectOf(input);
  const lean = kgToLbs(leanKg);
  const leanest = VERY_LEAN_FAT[input.sex];
  const fattest = input.targetWeightLbs < input.weightLbs ? input.bodyFat : TARGET_BODY_FAT.max;
  const targetBodyFat = snapTo(
    TARGET_BODY_FAT,
    Math.min(Math.max(input.targetBodyFat, leanest), Math.max(fattest, leanest)),
  );
  const leanShare = 1 - targetBodyFat / 100;
  const lightest = Math.max(
    kgToLbs(LOWEST_BMI * inchesToMetres(input.heightInches) ** 2),
    (KEPT_LEAN_SHARE * lean) / leanShare,
  );
  // Rounds up to a step of the ruler, so that the bound still holds.
  const { step } = bodyWeight;
  const safe = Math.ceil(weightOf(lightest) / step - 1e-9) * step;
  const picked = snapTo(bodyWeight, Math.max(safe, weightOf(input.targetWeightLbs)));
  return { targetBodyFat, targetWeightLbs: lbsOf(picked) };
}

/** The forecast's bodies in the months of the first year, latest first. */
function interimTargets(
  input: ForecastInput,
  target: Target,
  { bodyWeight, weightOf, lbsOf }: UnitSystem,
): Target[] {
  const { months } = forecast({ ...input, ...target });
  const { min, max, step } = bodyWeight;
  return months
    .slice(0, MAX_MONTHS)
    .toReversed()
    .flatMap(({ weightLbs, bodyFatPercent }) => {
      // Both neighbouring steps, because one needs a little more lean mass and the other a little less.
      const weights = [Math.floor, Math.ceil].map((toStep) => toStep(weightOf(weightLbs) / step) * step);
      const targetBodyFat = snapTo(TARGET_BODY_FAT, bodyFatPercent);
      return weights
        .filter((weight) => weight >= min && weight <= max)
        .map((weight) => ({ targetWeightLbs: lbsOf(weight), targetBodyFat }));
    });
}
