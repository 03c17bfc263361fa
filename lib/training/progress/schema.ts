import * as z from "zod/mini";
import { LocalDay, MuscleGroup } from "@/lib/training/workouts/schema";

/** One exercise on one day. Weights are in pounds; `volume` is pounds times repetitions. */
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
  /** Estimated one-rep max, with the half-width of its likely range in percent. */
  estimate: z.nullable(z.object({ weight: z.number(), errorPercent: z.nullable(z.number()) })),
  volume: z.number(),
});
export type ProgressDay = z.infer<typeof ProgressDay>;

export const ExerciseProgress = z.object({ exerciseName: z.string(), days: z.array(ProgressDay) });

export const WeekQuery = z.object({ from: LocalDay });
export type WeekQuery = z.infer<typeof WeekQuery>;

/** Hard sets of a week per muscle group, indirect ones as halves: done, and in the client's plan for that week. */
export const WeekVolume = z.object({
  groups: z.array(z.object({ muscleGroup: MuscleGroup, sets: z.number(), planned: z.number() })),
});
export type WeekVolume = z.infer<typeof WeekVolume>;
