import type { Sex } from "@/lib/body/ranges";

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

/** Resting expenditure in kcal per day (Mifflin et al. 1990, AJCN 51:241). */
export function mifflinKcal({ sex, weightKg, heightM, ageYears }: Measurements): number {
  return 9.99 * weightKg + 625 * heightM - 4.92 * ageYears + (sex === "male" ? 5 : -161);
}

/** Extracellular fluid in kg (Silva et al. 2007, as Hall et al. 2011 use it). */
export function extracellularFluidKg({ sex, weightKg, heightM, ageYears }: Measurements): number {
  return sex === "male"
    ? 0.025 * ageYears + 9.57 * heightM + 0.191 * weightKg - 12.4
    : -4 + 5.98 * heightM + 0.167 * weightKg;
}
