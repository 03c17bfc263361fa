import type { Experience, Sex } from "@/lib/body/ranges";
import type { ForecastInput } from "./forecast";
import { hasLearned, learnedOf } from "./learned";
import type { Entered } from "./subject";

/** The same as `Entered`, with the field names of the API. */
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

export const questionOf = (client: ApiQuestion, learned: unknown = null): ForecastInput =>
  forecastInput({
    ...client,
    learned,
    heightInches: client.height,
    weightLbs: client.weight,
    targetWeightLbs: client.targetWeight,
  });

export type StoredQuestion = Omit<Entered, "sex"> & {
  readonly gender: Sex;
  readonly learned?: unknown;
};

/** `learned` is the stored JSON of `Learned`; anything else, such as that of an older version, counts as none. */
export function forecastInput(row: StoredQuestion): ForecastInput {
  const learned = learnedOf(row.learned);
  return { ...enteredIn(row), ...(learned && hasLearned(learned) && { learned }) };
}

export function enteredIn(row: StoredQuestion): Entered {
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
