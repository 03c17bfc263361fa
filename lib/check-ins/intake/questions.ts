/** Health questions in our own words, no medical form. The trainer sees each Yes and each one left open. */
export const HEALTH_QUESTIONS = [
  "heart",
  "chest",
  "dizziness",
  "illness",
  "medicine",
  "joints",
  "supervised",
  "pregnancy",
  "eating",
] as const;
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

export const SPARED = ["neck", "shoulder", "lowerBack", "hip", "knee", "ankle", "wrist"] as const;
export type Spared = (typeof SPARED)[number];

export const GOALS = ["loseFat", "buildMuscle", "stronger", "feelBetter"] as const;
export type Goal = (typeof GOALS)[number];

export const EQUIPMENT = ["gym", "weights", "bands", "none"] as const;
export type Equipment = (typeof EQUIPMENT)[number];
