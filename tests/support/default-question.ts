import type { ForecastInput } from "@/lib/forecast/forecast";

/** What the forecast is asked for a new client whose form nobody has changed. */
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
