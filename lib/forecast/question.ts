import type { Experience, Sex } from "@/lib/body/ranges";
import type { ForecastInput } from "./forecast";

/** A client with the field names of the API: inches, pounds, percent. */
export type Asked = {
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

/** The forecast input of a client from the API. */
export const questionOf = (client: Asked): ForecastInput =>
  forecastInput({
    ...client,
    heightInches: client.height,
    weightLbs: client.weight,
    targetWeightLbs: client.targetWeight,
  });

/** The fields of a client's row that a forecast needs. */
export type StoredQuestion = Omit<ForecastInput, "sex"> & { readonly gender: Sex };

/** The forecast input of a stored client. */
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
