import * as z from "zod/mini";

const Day = z.string();

/** A session on a date with the targets of that day, and the workouts that count for it. Weights in the file's units. */
export const ExportedPlannedSession = z.object({
  id: z.string(),
  date: Day,
  /** The first date; it differs after a move. */
  plannedOn: Day,
  name: z.string(),
  workoutIds: z.array(z.string()),
  exercises: z.array(
    z.object({
      exerciseName: z.string(),
      withNext: z.boolean(),
      isFixed: z.boolean(),
      loadPercent: z.nullable(z.number()),
      sets: z.array(
        z.object({
          repsMin: z.number(),
          repsMax: z.number(),
          weight: z.number(),
          seconds: z.nullable(z.number()),
          meters: z.nullable(z.number()),
          rpe: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
export type ExportedPlannedSession = z.infer<typeof ExportedPlannedSession>;
