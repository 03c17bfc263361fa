import * as z from "zod/mini";
import { LocalDay, MuscleGroup } from "@/lib/workouts/schema";

/** What an exercise came to on one day. Weights in pounds; `volume` is pounds times repetitions. */
export const ProgressDay = z.object({
  date: z.string(),
  sets: z.number(),
  best: z.nullable(
    z.object({
      weight: z.number(),
      reps: z.number(),
      seconds: z.optional(z.number()),
      meters: z.optional(z.number()),
    }),
  ),
  /** The estimated one-repetition maximum, with the half-width of its likely range. */
  estimate: z.nullable(z.object({ weight: z.number(), errorPercent: z.nullable(z.number()) })),
  volume: z.number(),
});
export type ProgressDay = z.infer<typeof ProgressDay>;

export const ExerciseProgress = z.object({ exerciseName: z.string(), days: z.array(ProgressDay) });

/** The week that begins on this day. */
export const WeekQuery = z.object({ from: LocalDay });
export type WeekQuery = z.infer<typeof WeekQuery>;

/** Hard sets of a week for each muscle group, indirect ones as halves, and how many the plan wants. */
export const WeekVolume = z.object({
  target: z.number(),
  groups: z.array(z.object({ muscleGroup: MuscleGroup, sets: z.number() })),
});
export type WeekVolume = z.infer<typeof WeekVolume>;
