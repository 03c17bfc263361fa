import type { Experience, Gender } from "@/lib/body/ranges";
import type { ForecastInput } from "./forecast";

/** A client in the words of the API: inches, pounds, percent. */
export type Asked = {
  gender: Gender;
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
