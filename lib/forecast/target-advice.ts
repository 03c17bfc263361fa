import { snapTo } from "@/lib/body/number-range";
import { TARGET_BODY_FAT } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { inchesToMetres, kgToLbs } from "@/lib/body/units";
import { type ForecastInput, forecast } from "./forecast";
import { subjectOf } from "./subject";
import { VERY_LEAN_FAT } from "./target-rules";
import type { WarningCode } from "./warning-rule";

/** A target in pounds and percent, on the steps of the form's tapes. */
export type Target = { targetWeight: number; targetBodyFat: number };

export type AdvisedField = keyof Target;

/** Something about a target that a trainer should see while typing it. */
export type TargetConcern = {
  code: WarningCode;
  message: string;
  /** The field that it is about. */
  field: AdvisedField;
  /** Whether to ask once for an explicit yes. */
  confirm: boolean;
};

export type TargetAdvice = {
  concerns: TargetConcern[];
  /** The sensible target nearest to the one typed; null where that one is sensible, or none is near. */
  suggestion: Target | null;
};

/** What is about the target, and not about the plan or today's numbers; with the field to change. */
const FIELD_OF: Partial<Record<WarningCode, AdvisedField>> = {
  BF_ESSENTIAL: "targetBodyFat",
  BF_VERY_LEAN: "targetBodyFat",
  BMI_TARGET_LOW: "targetWeight",
  DIRECTION: "targetBodyFat",
  LEAN_IMPLIED_LOSS: "targetWeight",
  LEAN_IMPLIED_GAIN: "targetWeight",
  UNREACHABLE: "targetWeight",
  LONG: "targetWeight",
};

const LOWEST_BMI = 18.5;
/** Lean mass that a target keeps without implying its loss, as in the rule. */
const KEPT_LEAN_SHARE = 0.95;
/** A goal further away than this wants a nearer one before it. */
const MAX_MONTHS = 12;

/**
 * What is unsafe or out of reach about a target, and the nearest one that is not. Advice, never a block: the
 * rules are those of the forecast's warnings, so the form and the timeline never contradict each other.
 */
export function targetAdvice(input: ForecastInput, system: UnitSystem): TargetAdvice {
  const concerns = concernsOf(input, system);
  if (concerns.length === 0) return { concerns, suggestion: null };
  const isSensible = (target: Target) => concernsOf(withTarget(input, target), system).length === 0;
  const safe = safeTarget(input, system);
  const suggestion = isSensible(safe) ? safe : interimTargets(input, safe, system).find(isSensible);
  return { concerns, suggestion: suggestion ?? null };
}

function concernsOf(input: ForecastInput, system: UnitSystem): TargetConcern[] {
  return forecast(input, system).warnings.flatMap(({ code, message, confirm = false }) => {
    const field = FIELD_OF[code];
    return field ? [{ code, message, field, confirm }] : [];
  });
}

/** The body fat raised to what is safe to hold, and the weight brought to where lean mass and BMI are kept. */
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
  // A step of the tape towards safety, never back below the bound.
  const { step } = bodyWeight;
  const safe = Math.ceil(weightOf(lightest) / step - 1e-9) * step;
  const picked = snapTo(bodyWeight, Math.max(safe, weightOf(input.targetWeightLbs)));
  return { targetBodyFat, targetWeight: lbsOf(picked) };
}

/** Where the forecast towards a target is in its months of the first year, the furthest first. */
function interimTargets(
  input: ForecastInput,
  target: Target,
  { bodyWeight, weightOf, lbsOf }: UnitSystem,
): Target[] {
  const { months } = forecast(withTarget(input, target));
  const { min, max, step } = bodyWeight;
  return months
    .slice(0, MAX_MONTHS)
    .toReversed()
    .flatMap(({ weightLbs, bodyFatPercent }) => {
      // Both steps of the tape beside it: with one of them it asks for a little more lean mass, with the other for less.
      const weights = [Math.floor, Math.ceil].map((toStep) => toStep(weightOf(weightLbs) / step) * step);
      const targetBodyFat = snapTo(TARGET_BODY_FAT, bodyFatPercent);
      return weights
        .filter((weight) => weight >= min && weight <= max)
        .map((weight) => ({ targetWeight: lbsOf(weight), targetBodyFat }));
    });
}

function withTarget(input: ForecastInput, { targetWeight, targetBodyFat }: Target): ForecastInput {
  return { ...input, targetWeightLbs: targetWeight, targetBodyFat };
}
