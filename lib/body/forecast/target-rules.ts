import { ASSUMED_AGE } from "@/lib/body/age";
import { ffmi, normalisedFfmi } from "@/lib/body/composition";
import type { Sex } from "@/lib/body/ranges";
import { inchesToMetres, kgToLbs, lbsToKg } from "@/lib/body/units";
import { formatPercent, formatTenth } from "@/lib/text/numbers";
import { DAYS_PER_MONTH } from "./constants";
import { HORIZON_MONTHS } from "./simulation";
import type { Subject } from "./subject";
import { leanCeiling, leanGainKgPerDay } from "./training";
import { finding, type Rule, type WarningCode, wholeWeight } from "./warning-rule";

// Essential fat is 2-5 % for men and 10-13 % for women (American Council on Exercise).
export const VERY_LEAN_FAT = { male: 8, female: 16 } as const satisfies Record<Sex, number>;
// Fat-free mass indexes that drug-free people rarely exceed (Kouri 1995; Harty 2019).
const RARE_FFMI = { male: 25, female: 22 } as const satisfies Record<Sex, number>;
const PLAUSIBLE_FFMI = {
  male: { min: 14, max: 28 },
  female: { min: 11, max: 24 },
} as const satisfies Record<Sex, { min: number; max: number }>;
const IMPLAUSIBLE_FAT_GAP = 12;
const NOTICEABLE_KG = 0.5;

const bmiOf = (weightLbs: number, heightInches: number): number =>
  lbsToKg(weightLbs) / inchesToMetres(heightInches) ** 2;

const heightSuspect: Rule = ({ input }) => {
  const bmi = bmiOf(input.weightLbs, input.heightInches);
  return finding(
    bmi < 15 || bmi > 60,
    `Height and weight give a BMI of ${formatTenth(bmi)}. Check both for a typing error.`,
  );
};

const bodyFatSuspect: Rule = ({
  input: { sex, weightLbs, heightInches, bodyFat, ageYears = ASSUMED_AGE },
}) => {
  const weightKg = lbsToKg(weightLbs);
  const body = { sex, weightKg, heightM: inchesToMetres(heightInches), ageYears };
  const expected = (100 * expectedFatKg(body)) / weightKg;
  const index = ffmi(weightLbs, heightInches, bodyFat);
  const { min, max } = PLAUSIBLE_FFMI[sex];
  return finding(
    Math.abs(bodyFat - expected) > IMPLAUSIBLE_FAT_GAP || index < min || index > max,
    "The entered body fat is unusual for this height and weight. Measure it again: the whole forecast starts from it.",
  );
};

const essentialFat: Rule = ({ input, subject }) =>
  finding(
    input.targetBodyFat < subject.bodyFatFloor,
    `The target is below essential body fat. Nothing is projected below ${subject.bodyFatFloor}%.`,
    true,
  );

const veryLean: Rule = ({ input, subject }) =>
  finding(
    input.targetBodyFat >= subject.bodyFatFloor && input.targetBodyFat < VERY_LEAN_FAT[input.sex],
    input.sex === "male"
      ? "The target is competition lean: hard to hold, with a risk to hormones and mood."
      : "The target is competition lean: hard to hold, with a risk to the cycle and to bones.",
  );

const lowTargetBmi: Rule = ({ input }) => {
  const bmi = bmiOf(input.targetWeightLbs, input.heightInches);
  return finding(bmi < 18.5, `The target weight is underweight: a BMI of ${formatTenth(bmi)}.`, bmi < 17.5);
};

const direction: Rule = ({ input, subject: { goal, fatKg, leanKg } }) => {
  const fatterAndWeaker = goal.fatKg > fatKg + NOTICEABLE_KG && goal.leanKg < leanKg - NOTICEABLE_KG;
  const lighterAndFatter = input.targetWeightLbs < input.weightLbs && input.targetBodyFat > input.bodyFat;
  return finding(
    fatterAndWeaker || lighterAndFatter,
    "The target has more fat in it than today at less lean mass or weight. Check the target numbers.",
  );
};

const impliedLoss: Rule = ({ input, system, subject: { goal, leanKg } }) => {
  const lost = wholeWeight(kgToLbs(leanKg - goal.leanKg), system);
  const keeping = kgToLbs(leanKg) / (1 - input.targetBodyFat / 100);
  return finding(
    goal.leanKg < 0.95 * leanKg,
    `The target implies losing ${lost} of lean mass. With all of it kept, ${formatPercent(input.targetBodyFat)} ` +
      `body fat is a weight of ${wholeWeight(keeping, system)}.`,
  );
};

const impliedGain: Rule = ({ input, subject, system }) => {
  const wantedKg = subject.goal.leanKg - subject.leanKg;
  if (wantedKg < NOTICEABLE_KG) return null;
  const expectedKg = leanGainWithinHorizonKg(subject);
  if (wantedKg > expectedKg) {
    const wanted = `The target implies ${wholeWeight(kgToLbs(wantedKg), system)} more lean mass`;
    return {
      message: `${wanted}; training is expected to build about ${wholeWeight(kgToLbs(expectedKg), system)} in 3 years.`,
    };
  }
  const index = normalisedFfmi(input.targetWeightLbs, input.heightInches, input.targetBodyFat);
  return finding(
    index > RARE_FFMI[input.sex],
    `The target's lean mass is beyond the usual drug-free range: a fat-free mass index of ${formatTenth(index)}.`,
  );
};

function leanGainWithinHorizonKg({ sex, heightM, fatKg, leanKg, training }: Subject): number {
  let lean = leanKg;
  for (let month = 0; month < HORIZON_MONTHS; month++) {
    const ceiling = leanCeiling(sex, heightM, fatKg, lean);
    lean += leanGainKgPerDay(training, lean, month, ceiling) * DAYS_PER_MONTH;
  }
  return lean - leanKg;
}

/** Rules about the entered figures and the target, the most serious first. */
export const TARGET_RULES: readonly (readonly [WarningCode, Rule])[] = [
  ["HEIGHT_SUSPECT", heightSuspect],
  ["BF_INPUT_SUSPECT", bodyFatSuspect],
  ["BF_ESSENTIAL", essentialFat],
  ["BF_VERY_LEAN", veryLean],
  ["BMI_TARGET_LOW", lowTargetBmi],
  ["DIRECTION", direction],
  ["LEAN_IMPLIED_LOSS", impliedLoss],
  ["LEAN_IMPLIED_GAIN", impliedGain],
];

/** Input of the regressions: kilograms, metres, years. */
export interface Measurements {
  readonly sex: Sex;
  readonly weightKg: number;
  readonly heightM: number;
  readonly ageYears: number;
}

/** Body fat in kg (Hall et al. 2011, web appendix, equation 4). */
export function expectedFatKg({ sex, weightKg, heightM, ageYears }: Measurements): number {
  const logBmi = Math.log(weightKg / heightM ** 2);
  const percent =
    sex === "male" ? 0.14 * ageYears + 37.31 * logBmi - 103.94 : 0.14 * ageYears + 39.96 * logBmi - 102.01;
  return (weightKg * percent) / 100;
}
