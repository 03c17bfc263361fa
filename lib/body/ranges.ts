import type { NumberRange } from "@/lib/text/number-range";

export const HEIGHT_INCHES = { min: 48, max: 95, step: 1 } as const satisfies NumberRange;
/** Body fat in percent of body weight. */
export const BODY_FAT = { min: 5, max: 45, step: 0.1 } as const satisfies NumberRange;
export const TARGET_BODY_FAT = { min: 5, max: 35, step: 0.1 } as const satisfies NumberRange;
/** Weight and target weight in pounds. The step is for the picker; a scale may show any value between. */
export const WEIGHT_LBS = { min: 100, max: 350, step: 5 } as const satisfies NumberRange;
/** What a scale or an app may have shown, in pounds: weigh-ins, check-ins and imports are wider than the form. */
export const SCALE_WEIGHT_LBS = { min: 50, max: 700, step: 0.1 } as const satisfies NumberRange;
export const STEPS = { min: 1, max: 6, step: 1 } as const satisfies NumberRange;
export const WORKOUTS_PER_WEEK = { min: 1, max: 7, step: 1 } as const satisfies NumberRange;
/** Rest after a set, in seconds. */
export const REST_SECONDS = { min: 15, max: 600, step: 15 } as const satisfies NumberRange;
/** Weight of an empty barbell in pounds; the lightest are technique bars. */
export const BAR_LBS = { min: 5, max: 100, step: 5 } as const satisfies NumberRange;
export const REPS = { min: 1, max: 30, step: 1 } as const satisfies NumberRange;

export const HOURS_PER_WORKOUT = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
export type HoursPerWorkout = (typeof HOURS_PER_WORKOUT)[number];

/** Share of days on which the client keeps to the diet, best first. */
export const DIET_ADHERENCES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
export type DietAdherence = (typeof DIET_ADHERENCES)[number];
export const DIET_ADHERENCE_LABELS = {
  1: "Perfect",
  0.9: "Excellent",
  0.8: "Good",
  0.7: "Fair",
  0.6: "Poor",
  0.5: "Very Poor",
} as const satisfies Record<DietAdherence, string>;

export const SEXES = ["male", "female"] as const;
export type Sex = (typeof SEXES)[number];
export const SEX_LABELS = { male: "Male", female: "Female" } as const satisfies Record<Sex, string>;

export const EXPERIENCES = ["beginner", "intermediate", "advanced"] as const;
export type Experience = (typeof EXPERIENCES)[number];
export const EXPERIENCE_LABELS = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const satisfies Record<Experience, string>;

export const MUSCLE_GROUPS = ["legs", "back", "chest", "shoulders", "arms"] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];
export const MUSCLE_GROUP_LABELS = {
  legs: "Legs",
  back: "Back",
  chest: "Chest",
  shoulders: "Shoulders",
  arms: "Arms",
} as const satisfies Record<MuscleGroup, string>;

/** The set weight for "no added weight": the own body is the load. */
export const BODY_WEIGHT_LBS = 0;

const SET_WEIGHT = { min: 5, max: 500, step: 5 } as const satisfies NumberRange;

/** Weight of a set in pounds by muscle group. `BODY_WEIGHT_LBS` is allowed too. */
export const SET_WEIGHT_LBS = {
  legs: { ...SET_WEIGHT, max: 750 },
  back: SET_WEIGHT,
  chest: SET_WEIGHT,
  shoulders: SET_WEIGHT,
  arms: SET_WEIGHT,
} as const satisfies Record<MuscleGroup, NumberRange>;

/** Sets that were once lifted elsewhere: an import may have more than the logger offers. */
export const LIFTED_LBS = { min: BODY_WEIGHT_LBS, max: 2000, step: 5 } as const satisfies NumberRange;
export const LIFTED_REPS = { min: 1, max: 1000, step: 1 } as const satisfies NumberRange;

/** Defaults of the onboarding form: `height` in inches, weights in pounds, fat in percent. */
export const NEW_CLIENT_DEFAULTS = {
  gender: "male",
  height: 72,
  weight: 195,
  bodyFat: 20,
  targetBodyFat: 15,
  targetWeight: 185,
  steps: 2,
  workoutsPerWeek: 3,
  hoursPerWorkout: 1,
  experience: "intermediate",
  dietAdherence: 1,
  notes: "",
} as const satisfies {
  gender: Sex;
  experience: Experience;
  hoursPerWorkout: HoursPerWorkout;
  dietAdherence: DietAdherence;
} & Record<string, unknown>;
