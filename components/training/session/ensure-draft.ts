"use client";

import { draftKey, type Owned, readDraft, storeOnDevice } from "@/components/training/workouts/device-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import { uuidv7 } from "@/lib/text/uuid";
import type { Measure } from "@/lib/training/catalogue/measure";
import { type ExerciseDraft, type SetValues, startDraft } from "@/lib/training/workouts/draft";
import type { ExercisePlace } from "@/lib/training/workouts/session";

const newId = () => uuidv7(new Date());

export type MeasuredPlace = ExercisePlace & { measure?: Measure | undefined };

/** Returns the stored draft, or stores a new one. It never replaces a draft. */
export function ensureDraft(
  client: Owned,
  { exerciseName, muscleGroup, measure }: MeasuredPlace,
  sets: readonly SetValues[],
  units: UnitSystem,
): ExerciseDraft {
  const key = draftKey(client, exerciseName);
  const begun = readDraft(key);
  if (begun) return begun;
  const draft = startDraft({ key: newId(), exerciseName, muscleGroup, measure }, sets, newId, units);
  storeOnDevice(key, draft);
  return draft;
}
