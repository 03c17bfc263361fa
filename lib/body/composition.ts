import { roundToTenth } from "@/lib/text/numbers";
import { inchesToMetres, lbsToKg } from "./units";

const BMI_FACTOR = 703;

/** Body mass index from pounds and inches, one decimal; 0 without a height. */
export function bmi(weightLbs: number, heightInches: number): number {
  return heightInches > 0 ? roundToTenth((weightLbs / heightInches ** 2) * BMI_FACTOR) : 0;
}

/** Lean mass in the unit of the weight, one decimal; `bodyFat` in percent. */
export function leanMass(weight: number, bodyFat: number): number {
  return roundToTenth((weight * (100 - bodyFat)) / 100);
}

/** The same unrounded, for further reckoning. */
export const exactLeanMass = (weight: number, bodyFat: number): number => weight * (1 - bodyFat / 100);

/** The computed fields of a client; body fat in percent. */
export function derivedValues(body: {
  heightInches: number;
  weightLbs: number;
  bodyFat: number;
  targetWeightLbs: number;
  targetBodyFat: number;
}): { bmi: number; leanMass: number; targetLeanMass: number } {
  return {
    bmi: bmi(body.weightLbs, body.heightInches),
    leanMass: leanMass(body.weightLbs, body.bodyFat),
    targetLeanMass: leanMass(body.targetWeightLbs, body.targetBodyFat),
  };
}

/** Fat-free mass index in kg/m², unrounded: lean kilograms over height in metres squared. */
export function ffmi(weightLbs: number, heightInches: number, bodyFat: number): number {
  return lbsToKg(exactLeanMass(weightLbs, bodyFat)) / inchesToMetres(heightInches) ** 2;
}

/**
 * Fat-free mass index normalised to a height of 1.80 m, in kg/m², so that people of different heights compare (Kouri et
 * al. 1995, Clin J Sport Med 5:223; 25 was the highest value among drug-free athletes).
 */
export function normalisedFfmi(weightLbs: number, heightInches: number, bodyFat: number): number {
  return ffmi(weightLbs, heightInches, bodyFat) + 6.3 * (1.8 - inchesToMetres(heightInches));
}
