import * as z from "zod/mini";
import { SKIP_REASONS } from "@/lib/training/day/facts";
import { LIMBS } from "@/lib/training/workouts/set-kind";

const Day = z.string();

/** A session on a date with the targets of that day, and the workouts that count for it. Weights in the file's units. */
export const ExportedPlannedSession = z.object({
  id: z.string(),
  date: Day,
  /** The first date; it differs after a move. */
  plannedOn: Day,
  name: z.string(),
  /** Minutes after local midnight; null for any time of the day. */
  startMin: z._default(z.nullable(z.number()), null),
  /** Minutes; null for the usual length. */
  lengthMin: z._default(z.nullable(z.number()), null),
  note: z._default(z.nullable(z.string()), null),
  skippedFor: z._default(z.nullable(z.enum(SKIP_REASONS)), null),
  isWhole: z._default(z.boolean(), false),
  workoutIds: z.array(z.string()),
  exercises: z.array(
    z.object({
      exerciseName: z.string(),
      withNext: z.boolean(),
      isFixed: z.boolean(),
      loadPercent: z.nullable(z.number()),
      restSeconds: z._default(z.nullable(z.number()), null),
      tempo: z._default(z.nullable(z.string()), null),
      sets: z.array(
        z.object({
          repsMin: z.number(),
          repsMax: z.number(),
          weight: z.number(),
          seconds: z.nullable(z.number()),
          meters: z.nullable(z.number()),
          rpe: z.nullable(z.number()),
          limb: z.nullish(z.enum(LIMBS)),
        }),
      ),
    }),
  ),
});
export type ExportedPlannedSession = z.infer<typeof ExportedPlannedSession>;
