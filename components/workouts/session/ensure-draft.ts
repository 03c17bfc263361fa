"use client";

import type { UnitSystem } from "@/lib/body/unit-system";
import { uuidv7 } from "@/lib/text/uuid";
import { type ExerciseDraft, type SetValues, startDraft } from "@/lib/workouts/draft";
import type { ExercisePlace } from "@/lib/workouts/session";
import { draftKey, keep, type Owned, readDraft } from "../device-store";

const newId = () => uuidv7(new Date());

/** The draft of an exercise; started and kept when there is none. What was begun already is never replaced. */
export function ensureDraft(
  client: Owned,
  { exerciseName, muscleGroup }: ExercisePlace,
  sets: readonly SetValues[],
  units: UnitSystem,
): ExerciseDraft {
  const key = draftKey(client, exerciseName);
  const begun = readDraft(key);
  if (begun) return begun;
  const draft = startDraft({ key: newId(), exerciseName, muscleGroup }, sets, newId, units);
  keep(key, draft);
  return draft;
}
