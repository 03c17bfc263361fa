import type { Experience, Sex } from "@/lib/body/ranges";
import type { ForecastInput } from "./forecast";

/** A client in the words of the API: inches, pounds, percent. */
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

/** The forecast's question for a client as the browser knows them; the server asks the same one. */
export function questionOf(client: Asked): ForecastInput {
  return {
    sex: client.gender,
    heightInches: client.height,
    weightLbs: client.weight,
    bodyFat: client.bodyFat,
    targetWeightLbs: client.targetWeight,
    targetBodyFat: client.targetBodyFat,
    workoutsPerWeek: client.workoutsPerWeek,
    hoursPerWorkout: client.hoursPerWorkout,
    experience: client.experience,
    dietAdherence: client.dietAdherence,
  };
}

/** What the question is made of in a client's row. */
export type StoredQuestion = Omit<ForecastInput, "sex"> & { readonly gender: Sex };

/** The forecast's question for a client as it is stored. */
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
