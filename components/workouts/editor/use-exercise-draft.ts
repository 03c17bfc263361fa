"use client";

import { useMemo, useState } from "react";
import { useUnits } from "@/lib/browser/use-units";
import { uuidv7 } from "@/lib/text/uuid";
import { usualMeasure } from "@/lib/workouts/catalogue";
import {
  type DraftAction,
  type EqualSets,
  equalSets,
  reduceDraft,
  type SetValues,
  startDraft,
} from "@/lib/workouts/draft";
import type { ExerciseSummary } from "@/lib/workouts/exercise-schema";
import { isEffort } from "@/lib/workouts/measure";
import type { MuscleGroup } from "@/lib/workouts/schema";
import { draftKey, keep, type Owned, readDraft, useKeptDraft } from "../device-store";

const newId = () => uuidv7(new Date());

export type DraftSubject = { client: Owned; muscleGroup: MuscleGroup; summary: ExerciseSummary };

/**
 * The draft of one exercise. It is on the device from the first tap on; before that it is only what is planned,
 * so that looking at an exercise leaves nothing behind. Without a last time it begins with the sets of the weekly plan.
 */
export function useExerciseDraft({ client, muscleGroup, summary }: DraftSubject, inPlan: EqualSets | null) {
  const { exerciseName, lastWorkout } = summary;
  const units = useUnits();
  const key = draftKey(client, exerciseName);
  const kept = useKeptDraft(key);
  const [emptied, setEmptied] = useState(false);
  // A draft that is done with takes its key along: the next one must not be taken for a repetition of it.
  const [round, setRound] = useState(0);
  const measure = summary.measure ?? usualMeasure(exerciseName);
  const start = (sets: readonly SetValues[]) =>
    startDraft({ key: newId(), exerciseName, muscleGroup, measure }, sets, newId, units);
  // Sets that were counted in something else are no sets to start from.
  const isOfTime = measure === "time" || measure === "distance";
  const lastSets = lastWorkout?.setsData.some((set) => isEffort(set) === isOfTime)
    ? lastWorkout.setsData
    : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew only for another last time, plan, units or round.
  const planned = useMemo(
    () => start(lastSets ?? (inPlan ? equalSets(inPlan) : [])),
    [
      exerciseName,
      muscleGroup,
      measure,
      lastWorkout,
      inPlan?.sets,
      inPlan?.reps,
      inPlan?.weight,
      inPlan?.seconds,
      inPlan?.meters,
      units,
      round,
    ],
  );
  const current = () => readDraft(key) ?? (emptied ? null : planned);

  return {
    draft: kept ?? (emptied ? null : planned),
    isKept: kept !== null,
    /** The draft at this very moment, for event handlers. */
    current,
    dispatch(action: DraftAction) {
      const before = current();
      if (!before) return;
      const after = reduceDraft(before, action);
      setEmptied(after === null);
      keep(key, after);
    },
    /** Adds a set like the one before it; the first one after all were removed starts a new draft. */
    addSet() {
      const before = current();
      keep(key, before ? reduceDraft(before, { type: "addSet", id: newId() }) : start([]));
      setEmptied(false);
    },
    /** Begins with these sets instead. */
    startWith: (sets: EqualSets) => keep(key, start(equalSets(sets))),
    renewKey() {
      const before = current();
      if (before) keep(key, reduceDraft(before, { type: "renewKey", key: newId() }));
    },
    forget() {
      keep(key, null);
      setEmptied(false);
      setRound((before) => before + 1);
    },
  };
}
