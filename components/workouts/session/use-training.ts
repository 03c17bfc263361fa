"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useUnits } from "@/lib/browser/use-units";
import { loggedSets } from "@/lib/workouts/draft";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { exercisesQuery, useAddExercise } from "@/lib/workouts/queries";
import { type ExercisePlace, itemsAfter, type SessionExercise } from "@/lib/workouts/session";
import {
  afterSet,
  linkExercises,
  MAX_SUPERSET,
  supersetWith,
  swapExercise,
  unlinkExercises,
} from "@/lib/workouts/superset";
import { swapOut } from "@/lib/workouts/swap";
import {
  draftKey,
  keep,
  keepSession,
  type Owned,
  readDraft,
  readSession,
  useKeptDrafts,
  useKeptSession,
} from "../device-store";
import { ensureDraft } from "./ensure-draft";
import { sessionTexts } from "./texts";

const alone = ({ exerciseName, muscleGroup }: ExercisePlace): SessionExercise => ({
  exerciseName,
  muscleGroup,
  withNext: false,
});

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
      const turns = superset.flatMap((exercise) => {
        const draft = readDraft(draftKey(client, exercise.exerciseName));
        if (!draft) return [];
        return {
          exerciseName: exercise.exerciseName,
          logged: loggedSets(draft).length,
          planned: draft.sets.length,
        };
      });
      const { next, rests } = afterSet(turns, name);
      const exercise = superset.find((one) => one.exerciseName === next);
      if (exercise && next !== name) onOpen(exercise);
      return { rests };
    },
    /** Another exercise for what is left of the open one; the sets that were logged stay with it. */
    swap(other: ExercisePlace) {
      const key = draftKey(client, name);
      const draft = readDraft(key);
      if (draft) {
        const { kept: rest, sets } = swapOut(draft, lastSetsOf(other), units);
        keep(key, rest);
        ensureDraft(client, other, sets, units);
        const session = readSession(client);
        if (session && current && at >= 0) {
          const swapped = swapExercise(session.exercises, name, alone(other));
          keepSession(client, { ...session, exercises: rest ? [...swapped, alone(current)] : swapped });
        }
      }
      add(other);
      onOpen(other);
    },
    /** Does another exercise in turn with the open one, which must have a draft. */
    link(other: ExercisePlace) {
      if (!current) return;
      ensureDraft(client, current, lastSetsOf(current), units);
      ensureDraft(client, other, lastSetsOf(other), units);
      const session = isOn ? readSession(client) : null;
      const before = session?.exercises ?? [];
      const listed = at < 0 ? [...before, alone(current)] : before;
      keepSession(client, {
        name: session?.name ?? sessionTexts.supersetName,
        exercises: linkExercises(listed, superset.at(-1)?.exerciseName ?? name, [alone(other)]),
      });
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
