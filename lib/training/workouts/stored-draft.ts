import * as z from "zod/mini";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { MEASURES } from "@/lib/training/catalogue/measure";
import type { ExerciseDraft } from "./draft";
import type { Rest } from "./rest";
import { SET_KINDS } from "./set-kind";

const StoredDraft = z.object({
  key: z.string().check(z.minLength(1)),
  exerciseName: z.string().check(z.minLength(1)),
  muscleGroup: z.enum(MUSCLE_GROUPS),
  measure: z.optional(z.enum(MEASURES)),
  notes: z.string(),
  lastSetAt: z.optional(z.iso.datetime()),
  sets: z
    .array(
      z.object({
        id: z.string(),
        setNumber: z.number(),
        reps: z.number(),
        weight: z.number(),
        seconds: z.optional(z.number()),
        meters: z.optional(z.number()),
        kind: z.enum(SET_KINDS),
        rpe: z.nullable(z.number()),
        logged: z.boolean(),
      }),
    )
    .check(z.minLength(1)),
});

const StoredRest = z.object({ endsAt: z.number(), seconds: z.number(), exerciseName: z.string() });

/** Null for another shape, for example of an older version of the app. */
export const parseDraft = (stored: unknown): ExerciseDraft | null =>
  StoredDraft.safeParse(stored).data ?? null;

export const parseRest = (stored: unknown): Rest | null => StoredRest.safeParse(stored).data ?? null;

/** Storage keys on the trainer's device. The rest belongs to the client, not to an exercise. */
export const draftForm = (clientId: string, exerciseName: string): string =>
  `workout:${clientId}:${exerciseKey(exerciseName)}`;
export const restForm = (clientId: string): string => `rest:${clientId}`;
