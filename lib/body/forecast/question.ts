import { ageYears, type Born } from "@/lib/body/age";
import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { Experience, Sex } from "@/lib/body/ranges";
import { isoDay } from "@/lib/text/calendar/days";
import type { ForecastInput } from "./forecast";
import { hasLearned, learnedOf, withLearned } from "./learned";
import { isOnMedicine, type Medicine } from "./medicine";
import type { Entered } from "./subject";

/** The same as `Entered`, with the field names of the API. */
export type ApiQuestion = Born &
  Medicine & {
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
    bodyFatMethod?: BodyFatMethod | null;
  };

/** @param on the day of the client's age */
export const questionOf = (client: ApiQuestion, on: Date, learned: unknown = null): ForecastInput =>
  forecastInput(
    {
      ...client,
      learned,
      heightInches: client.height,
      weightLbs: client.weight,
      targetWeightLbs: client.targetWeight,
    },
    on,
  );

export type StoredQuestion = Omit<Entered, "sex" | "ageYears" | "onMedicine" | "bodyFatMethod"> &
  Born &
  Medicine & {
    readonly gender: Sex;
    readonly bodyFatMethod?: BodyFatMethod | null;
    readonly learned?: unknown;
  };

/** @param on the day of the client's age. `learned` is the stored JSON of `Learned`; anything else, such as that of an older version, counts as none. */
export function forecastInput(row: StoredQuestion, on: Date): ForecastInput {
  const learned = learnedOf(row.learned);
  const entered = enteredIn(row, on);
  return learned && hasLearned(learned) ? withLearned(entered, learned) : entered;
}

export function enteredIn(row: StoredQuestion, on: Date): Entered {
  const age = ageYears(row, isoDay(on));
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
    ...(row.bodyFatMethod && { bodyFatMethod: row.bodyFatMethod }),
    ...(age !== null && { ageYears: age }),
    ...(isOnMedicine(row, on) && { onMedicine: true }),
  };
}
