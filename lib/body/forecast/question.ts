import type { Experience, Sex } from "@/lib/body/ranges";
import type { ForecastInput } from "./forecast";

/** The same as `ForecastInput`, with the field names of the API. */
export type ApiQuestion = {
  gender: Sex;
  height: number;
  weight: number;
  bodyFat: number;
  targetWeight: number;
  targetBodyFat: number;
  workoutsPerWeek: number;
  hoursPerWorkout: number;
  experience: Experience;
  dietAdherence: number;
};

export const questionOf = (client: ApiQuestion): ForecastInput =>
  forecastInput({
    ...client,
    heightInches: client.height,
    weightLbs: client.weight,
    targetWeightLbs: client.targetWeight,
  });

export type StoredQuestion = Omit<ForecastInput, "sex"> & { readonly gender: Sex };

export function forecastInput(row: StoredQuestion): ForecastInput {
  return {
    sex: row.gender,
    heightInches: row.heightInches,
    weightLbs: row.weightLbs,
    bodyFat: row.bodyFat,
    targetWeightLbs: row.targetWeightLbs,
    targetBodyFat: row.targetBodyFat,
    workoutsPerWeek: row.workoutsPerWeek,
    hoursPerWorkout: row.hoursPerWorkout,
    experience: row.experience,
    dietAdherence: row.dietAdherence,
  };
}
