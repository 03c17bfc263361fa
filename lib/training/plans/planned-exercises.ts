import type { Experience, MuscleGroup, Sex } from "@/lib/body/ranges";

type Lift = "bench" | "squat" | "deadlift" | "press";

/** A slot in a session; one of its exercises fills it. */
export interface Slot {
  readonly half?: "triceps" | "biceps";
  /** In turn for the first, second and further sessions of the week. */
  readonly names: readonly [string, ...string[]];
  /** An easier exercise for beginners. */
  readonly beginner?: string;
  /** Starting load as a share of a lift; null for body weight. */
  readonly load: { readonly lift: Lift; readonly share: number } | null;
}

export const SLOTS: Record<MuscleGroup, readonly Slot[]> = {
  legs: [
    { names: ["Back Squat", "Front Squat"], beginner: "Goblet Squat", load: { lift: "squat", share: 0.8 } },
    {
      names: ["Romanian Deadlift", "Hip Thrust"],
      beginner: "Romanian Deadlift",
      load: { lift: "deadlift", share: 0.7 },
    },
    {
      names: ["Leg Press", "Bulgarian Split Squat"],
      beginner: "Leg Press",
      load: { lift: "squat", share: 0.6 },
    },
    { names: ["Lying Leg Curl"], load: { lift: "squat", share: 0.3 } },
    { names: ["Standing Calf Raise", "Seated Calf Raise"], load: { lift: "squat", share: 0.5 } },
  ],
  back: [
    { names: ["Lat Pulldown", "Barbell Row"], beginner: "Lat Pulldown", load: { lift: "bench", share: 0.9 } },
    { names: ["Seated Cable Row", "Chest-Supported Row"], load: { lift: "bench", share: 0.8 } },
    { names: ["Straight-Arm Pulldown"], load: { lift: "bench", share: 0.4 } },
    { names: ["Back Extension"], load: null },
  ],
  chest: [
    {
      names: ["Bench Press", "Dumbbell Bench Press"],
      beginner: "Machine Chest Press",
      load: { lift: "bench", share: 0.9 },
    },
    { names: ["Incline Dumbbell Press", "Incline Bench Press"], load: { lift: "bench", share: 0.6 } },
    { names: ["Cable Fly", "Pec Deck"], load: { lift: "bench", share: 0.35 } },
  ],
  shoulders: [
    {
      names: ["Overhead Press", "Dumbbell Shoulder Press"],
      beginner: "Machine Shoulder Press",
      load: { lift: "press", share: 0.8 },
    },
    { names: ["Lateral Raise", "Cable Lateral Raise"], load: { lift: "press", share: 0.25 } },
    { names: ["Face Pull", "Reverse Pec Deck"], load: { lift: "press", share: 0.5 } },
  ],
  arms: [
    {
      half: "triceps",
      names: ["Triceps Pushdown", "Overhead Triceps Extension"],
      load: { lift: "press", share: 0.6 },
    },
    { half: "biceps", names: ["Dumbbell Curl", "EZ-Bar Curl"], load: { lift: "press", share: 0.4 } },
    {
      half: "triceps",
      names: ["Skull Crusher"],
      beginner: "Machine Triceps Extension",
      load: { lift: "press", share: 0.5 },
    },
    { half: "biceps", names: ["Hammer Curl", "Incline Dumbbell Curl"], load: { lift: "press", share: 0.4 } },
  ],
};

// One-rep max of a man in multiples of body weight, one level below the stated experience, from public tables.
// The evidence is weak, so a client without a history starts with half of it.
const STANDARD: Record<Experience, Record<Lift, number>> = {
  beginner: { bench: 0.5, squat: 0.75, deadlift: 1, press: 0.35 },
  intermediate: { bench: 0.75, squat: 1.25, deadlift: 1.5, press: 0.55 },
  advanced: { bench: 1, squat: 1.5, deadlift: 2, press: 0.8 },
};
const FEMALE_SHARE: Record<Lift, number> = { bench: 0.65, press: 0.65, squat: 0.78, deadlift: 0.78 };
const STARTING_SHARE = 0.5;

/** A careful first load in pounds, unrounded. */
export function startingLoadLbs(
  { lift, share }: NonNullable<Slot["load"]>,
  client: { sex: Sex; experience: Experience; weightLbs: number },
): number {
  const standard = STANDARD[client.experience][lift] * (client.sex === "female" ? FEMALE_SHARE[lift] : 1);
  return STARTING_SHARE * standard * share * client.weightLbs;
}
