"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useUnits } from "@/lib/browser/use-units";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { exercisesQuery, useAddExercise } from "@/lib/workouts/queries";
import { type ExercisePlace, itemsAfter } from "@/lib/workouts/session";
import { MAX_SUPERSET, supersetWith, unlinkExercises } from "@/lib/workouts/superset";
import {
  draftKey,
  keepSession,
  type Owned,
  readDraft,
  readSession,
  useKeptDrafts,
  useKeptSession,
} from "../device-store";
import { ensureDraft } from "./ensure-draft";
import { linkBehind, swapFor, turnAfter } from "./training-steps";

/**
 * The client's workout around the exercise that is open: what comes before and after it, what is done in turn with
 * it, and what may take its place. A workout is over when none of its exercises has a draft left.
 */
export function useTraining(
  client: Owned,
  current: ExercisePlace | null,
  onOpen: (exercise: ExercisePlace | null) => void,
) {
  const cache = useQueryClient();
  const units = useUnits();
  const adding = useAddExercise(client.id);
  const kept = useKeptSession(client);
  const drafts = useKeptDrafts(client);
  const draftOf = (name: string) => drafts.find((one) => exerciseKey(one.exerciseName) === exerciseKey(name));
  const items = (kept?.exercises ?? []).map((exercise) => ({
    ...exercise,
    draft: draftOf(exercise.exerciseName) ?? null,
  }));
  const isOn = items.some(({ draft }) => draft !== null);
  const exercises = isOn ? items : [];
  const name = current?.exerciseName ?? "";
  const at = exercises.findIndex((exercise) => exercise.exerciseName === name);
  const superset = supersetWith(exercises, name);
  const open = current && { client, current, isListed: at >= 0, units };

  const hasDraft = ({ exerciseName }: ExercisePlace) => readDraft(draftKey(client, exerciseName)) !== null;
  const lastSetsOf = ({ exerciseName, muscleGroup }: ExercisePlace) =>
    cache
      .getQueryData(exercisesQuery(client.id, muscleGroup).queryKey)
      ?.find((one) => exerciseKey(one.exerciseName) === exerciseKey(exerciseName))?.lastWorkout?.setsData ??
    [];
  /** So that it is in the lists too. Without a network the workout's own save makes it. */
  const add = (exercise: ExercisePlace) => adding.mutate(exercise);

  return {
    /** Empty while no workout is on. */
    exercises,
    name: isOn ? (kept?.name ?? "") : "",
    /** The place of the open exercise in it, from 0; -1 outside of it. */
    at,
    previous: exercises[at - 1] ?? null,
    next: at < 0 ? null : (exercises[at + 1] ?? null),
    /** Those done in turn, the open one among them; empty when it stands alone. */
    superset: superset.length > 1 ? superset : [],
    canLink: superset.length < MAX_SUPERSET,
    open: onOpen,
    /** To the next exercise that is still to be done, or out of the editor. @returns whether the workout is over */
    advance(): boolean {
      const round = itemsAfter(exercises, (exercise) => exercise.exerciseName === name);
      const next = round.find(hasDraft) ?? null;
      onOpen(next);
      return at >= 0 && next === null;
    },
    /** Goes on after a set of the open exercise, and says whether it is time to rest. */
    takeTurn(): { rests: boolean } {
      const { next, rests } = turnAfter(client, superset, name);
      const exercise = superset.find((one) => one.exerciseName === next);
      if (exercise && next !== name) onOpen(exercise);
      return { rests };
    },
    /** Another exercise for what is left of the open one; the sets that were logged stay with it. */
    swap(other: ExercisePlace) {
      if (open) swapFor(open, other, lastSetsOf(other));
      add(other);
      onOpen(other);
    },
    /** Does another exercise in turn with the open one, which must have a draft. */
    link(other: ExercisePlace) {
      if (!open) return;
      ensureDraft(client, open.current, lastSetsOf(open.current), units);
      ensureDraft(client, other, lastSetsOf(other), units);
      linkBehind(open, other, superset.at(-1)?.exerciseName ?? name, isOn);
      add(other);
    },
    unlink() {
      const session = readSession(client);
      if (session) keepSession(client, { ...session, exercises: unlinkExercises(session.exercises, name) });
    },
    /** Leaves the workout; drafts stay in the lists of their muscle groups. */
    end: () => keepSession(client, null),
  };
}

export type Training = ReturnType<typeof useTraining>;
