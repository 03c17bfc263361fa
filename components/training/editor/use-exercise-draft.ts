"use client";

import { useMemo, useState } from "react";
import {
  draftKey,
  type Owned,
  readDraft,
  storeOnDevice,
  useStoredDraft,
} from "@/components/training/workouts/device-store";
import { useUnits } from "@/lib/platform/browser/use-units";
import { uuidv7 } from "@/lib/text/uuid";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { isEffort } from "@/lib/training/catalogue/measure";
import {
  type DraftAction,
  type EqualSets,
  equalSets,
  reduceDraft,
  type SetValues,
  startDraft,
} from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { MuscleGroup } from "@/lib/training/workouts/schema";

const newId = () => uuidv7(new Date());

export type DraftSubject = { client: Owned; muscleGroup: MuscleGroup; summary: ExerciseSummary };

/**
 * The draft of an exercise. It is stored from the first change on, so that just opening an exercise leaves
 * nothing behind. It starts from its planned sets, or else from the last workout.
 */
export function useExerciseDraft(
  { client, muscleGroup, summary }: DraftSubject,
  inPlan: readonly SetValues[] | null,
) {
  const { exerciseName, lastWorkout } = summary;
  const units = useUnits();
  const key = draftKey(client, exerciseName);
  const stored = useStoredDraft(key);
  const [emptied, setEmptied] = useState(false);
  // A finished draft takes its key along: with the same key, the next one would count as a retry.
  const [round, setRound] = useState(0);
  const measure = summary.measure ?? usualMeasure(exerciseName);
  const start = (sets: readonly SetValues[]) =>
    startDraft({ key: newId(), exerciseName, muscleGroup, measure }, sets, newId, units);
  // Sets with another measure cannot be copied.
  const hasEffort = measure === "time" || measure === "distance";
  const isFitting = (sets: readonly SetValues[]) => sets.some((set) => isEffort(set) === hasEffort);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another last workout, plan, unit or round starts a new draft.
  const planned = useMemo(
    () => start([inPlan ?? [], lastWorkout?.setsData ?? []].find(isFitting) ?? []),
    [exerciseName, muscleGroup, measure, lastWorkout, JSON.stringify(inPlan), units, round],
  );
  const current = () => readDraft(key) ?? (emptied ? null : planned);

  return {
    draft: stored ?? (emptied ? null : planned),
    isStored: stored !== null,
    /** The latest draft, for event handlers. */
    current,
    dispatch(action: DraftAction) {
      const before = current();
      if (!before) return;
      const after = reduceDraft(before, action);
      setEmptied(after === null);
      storeOnDevice(key, after);
    },
    /** Copies the last set; without sets it starts a new draft. */
    addSet() {
      const before = current();
      storeOnDevice(key, before ? reduceDraft(before, { type: "addSet", id: newId() }) : start([]));
      setEmptied(false);
    },
    /** Replaces the draft's sets. */
    startWith: (sets: EqualSets) => storeOnDevice(key, start(equalSets(sets))),
    renewKey() {
      const before = current();
      if (before) storeOnDevice(key, reduceDraft(before, { type: "renewKey", key: newId() }));
    },
    forget() {
      storeOnDevice(key, null);
      setEmptied(false);
      setRound((before) => before + 1);
    },
  };
}
