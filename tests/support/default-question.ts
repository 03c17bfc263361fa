import type { ForecastInput } from "@/lib/body/forecast/forecast";

/** The forecast input of a new client with the form's defaults. */
export const DEFAULT_QUESTION: ForecastInput = {
  sex: "male",
  heightInches: 72,
  weightLbs: 195,
  bodyFat: 20,
  targetWeightLbs: 185,
  targetBodyFat: 15,
  workoutsPerWeek: 3,
  hoursPerWorkout: 1,
  experience: "intermediate",
  dietAdherence: 1,
};
