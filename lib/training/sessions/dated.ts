import type { MuscleGroup } from "@/lib/body/ranges";
import { uuidv5 } from "@/lib/text/name-uuid";
import type { Effort } from "@/lib/training/catalogue/measure";

/** A session of a plan on a date, before it is stored. Days are YYYY-MM-DD. */
export interface DatedSession {
  readonly id: string;
  readonly clientId: string;
  readonly date: string;
  /** The first date; it differs from `date` after a move. */
  readonly plannedOn: string;
  readonly name: string;
  /** Minutes after local midnight; null or missing, as the two terms below, where nothing was agreed. */
  readonly startMin?: number | null | undefined;
  readonly lengthMin?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly exercises: readonly DatedExercise[];
}

/** All its sets have the same target; `weightLbs` is in pounds, 0 for body weight. */
export interface DatedExercise extends Effort {
  readonly position: number;
  readonly name: string;
  readonly nameKey: string;
  readonly muscleGroup: MuscleGroup;
  readonly withNext: boolean;
  readonly isFixed: boolean;
  readonly loadPercent: number | null;
  readonly restSeconds: number | null;
  readonly tempo: string | null;
  /** With each limb, if they train apart. */
  readonly sets: number;
  readonly eachLimb?: boolean | undefined;
  readonly repsMin: number;
  readonly repsMax: number;
  readonly weightLbs: number;
  readonly rpe: number | null;
}

/** Any UUID that no other use of names has. */
const NAMESPACE = "0a8a0c2e-5d5b-4f0e-9c3b-6f6d1f0b7a41";

/** The same for a client, a weekday of the plan and a first date, so that whoever stores the row first makes the same one. */
export const datedId = (clientId: string, weekday: number, plannedOn: string): string =>
  uuidv5(NAMESPACE, `${clientId} ${weekday} ${plannedOn}`);
