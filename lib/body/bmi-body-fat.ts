import { snapTo } from "@/lib/text/number-range";
import { bmi } from "./composition";
import { BODY_FAT, type Sex } from "./ranges";

/**
 * Body fat in percent estimated from height, weight, age and sex, within `BODY_FAT`, for somebody who was never measured.
 * It is off by about 4 points for most people and by more for muscular ones.
 * Source: Deurenberg, Weststrate & Seidell 1991, Br J Nutr 65:105 (standard error 4.1 points).
 */
export function bmiBodyFat(sex: Sex, heightInches: number, weightLbs: number, ageYears: number): number {
  const percent = 1.2 * bmi(weightLbs, heightInches) + 0.23 * ageYears - (sex === "male" ? 10.8 : 0) - 5.4;
  return snapTo(BODY_FAT, percent);
}
