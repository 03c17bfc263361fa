"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  draftKey,
  type Owned,
  readDraft,
  readSession,
  storeOnDevice,
  storeSession,
  useStoredDrafts,
  useStoredSession,
} from "@/components/training/workouts/device-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere } from "@/lib/text/calendar/local-date";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { Measure } from "@/lib/training/catalogue/measure";
import { plannedAround } from "@/lib/training/plans/aim";
import { prescribe, prescribedSets } from "@/lib/training/plans/prescription";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import { type ExerciseDraft, firstSet, loggedSets, type SetValues } from "@/lib/training/workouts/draft";
import { exercisesQuery, useAddExercise } from "@/lib/training/workouts/queries";
import { type ExercisePlace, itemsAfter, type SessionExercise } from "@/lib/training/workouts/session";
import {
  afterSet,
  linkExercises,
  MAX_SUPERSET,
  supersetWith,
  swapExercise,
  unlinkExercises,
} from "@/lib/training/workouts/superset";
import { swapOut } from "@/lib/training/workouts/swap";
import { ensureDraft } from "./ensure-draft";

/**
 * The client's workout around the open exercise: neighbours, superset and swaps. It is over when no exercise
 * has a draft.
 */
export function useTraining(
  client: Owned,
  current: ExercisePlace | null,
  onOpen: (exercise: ExercisePlace | null) => void,
) {
  const cache = useQueryClient();
  const units = useUnits();
  const adding = useAddExercise();
  const stored = useStoredSession(client);
  const drafts = useStoredDrafts(client);
  const draftOf = (name: string) => drafts.find((one) => exerciseKey(one.exerciseName) === exerciseKey(name));
  const items = (stored?.exercises ?? []).map((exercise) => ({
    ...exercise,
    draft: draftOf(exercise.exerciseName) ?? null,
  }));
  const isOn = items.some(({ draft }) => draft !== null);
  const exercises = isOn ? items : [];
  const name = current?.exerciseName ?? "";
  const at = exercises.findIndex((exercise) => exercise.exerciseName === name);
  const superset = supersetWith(exercises, name);
  const open = current && { client, current, isListed: at >= 0, units };
  const others = superset.filter(({ exerciseName }) => exerciseName !== name);

  const hasDraft = ({ exerciseName }: ExercisePlace) => readDraft(draftKey(client, exerciseName)) !== null;
  /** What the client's list and plan know of an exercise. */
  const known = ({ exerciseName, muscleGroup }: ExercisePlace) => {
    const summary = cache
      .getQueryData(exercisesQuery(client.id, muscleGroup).queryKey)
      ?.find((one) => exerciseKey(one.exerciseName) === exerciseKey(exerciseName));
    const plan = cache.getQueryData(weeklyPlanQuery(client.id).queryKey);
    const planned = plannedAround(plan, dayHere(new Date()), exerciseName);
    return {
      measure: summary?.measure ?? usualMeasure(exerciseName),
      lastSets: summary?.lastWorkout?.setsData ?? [],
      planned: planned && prescribedSets(prescribe(planned, summary, units)),
    };
  };
  /** Starts the partner with its planned sets, else with as many sets as the open exercise, so that they alternate. */
  const beginBeside = (partner: ExercisePlace, count: number) => {
    const { measure, lastSets, planned } = known(partner);
    const first = lastSets.at(-1) ?? firstSet(partner.muscleGroup, units, measure);
    const asMany = Array.from({ length: count }, (_, at) => lastSets[at] ?? first);
    ensureDraft(client, { ...partner, measure }, planned ?? asMany, units);
  };
  /** Adds the exercise to its list. Offline, saving the workout adds it. */
  const add = ({ exerciseName, muscleGroup }: ExercisePlace) =>
    adding.mutate({ params: { id: client.id, muscleGroup }, body: { exerciseName } });

  return {
    /** Empty without a workout. */
    exercises,
    name: isOn ? (stored?.name ?? "") : "",
    note: isOn ? (stored?.note ?? null) : null,
    /** Index of the open exercise; -1 outside the workout. */
    at,
    previous: exercises[at - 1] ?? null,
    next: at < 0 ? null : (exercises[at + 1] ?? null),
    /** The superset with the open exercise; empty without one. */
    superset: superset.length > 1 ? superset : [],
    canLink: superset.length < MAX_SUPERSET,
    /** Whether no turn of the superset comes after the open exercise's last set. */
    isLastTurn: at >= 0 && others.every(({ draft }) => !draft || isAllLogged(draft)),
    /** The superset's other exercises that are all logged, to be saved together with the open one. */
    loggedBeside: others.flatMap(({ draft }) => (draft && isAllLogged(draft) ? draft : [])),
    /** Whether an exercise outside of the superset is still to be done. */
    hasMore: exercises.some((one) => one.draft !== null && !superset.includes(one)),
    open: onOpen,
    /** Opens the next exercise with a draft, or closes the editor. @returns whether the workout is over */
    advance(): boolean {
      const round = itemsAfter(exercises, (exercise) => exercise.exerciseName === name);
      const next = round.find(hasDraft) ?? null;
      onOpen(next);
      return at >= 0 && next === null;
    },
    /** Moves on after a logged set, and returns whether to rest. */
    takeTurn(): { rests: boolean } {
      const { next, rests } = turnAfter(client, superset, name);
      const exercise = superset.find((one) => one.exerciseName === next);
      if (exercise && next !== name) onOpen(exercise);
      return { rests };
    },
    /** Replaces the rest of the open exercise; its logged sets stay. */
    swap(other: ExercisePlace) {
      if (open) swapFor(open, other, known(other));
      add(other);
      onOpen(other);
    },
    /** Makes a superset with the open exercise, which gets a draft. */
    link(other: ExercisePlace) {
      if (!open) return;
      const { measure, lastSets } = known(open.current);
      const draft = ensureDraft(client, { ...open.current, measure }, lastSets, units);
      beginBeside(other, draft.sets.length);
      linkBehind(open, other, superset.at(-1)?.exerciseName ?? name, isOn);
      add(other);
    },
    unlink() {
      const session = readSession(client);
      if (session) storeSession(client, { ...session, exercises: unlinkExercises(session.exercises, name) });
    },
    /** Ends the workout; its drafts stay in their lists. */
    end: () => storeSession(client, null),
  };
}

export type Training = ReturnType<typeof useTraining>;

const isAllLogged = ({ sets }: ExerciseDraft): boolean => sets.every(({ logged }) => logged);

const alone = ({ exerciseName, muscleGroup }: ExercisePlace): SessionExercise => ({
  exerciseName,
  muscleGroup,
  withNext: false,
});

/** The open exercise of a client's workout. */
type OpenExercise = {
  client: Owned;
  current: ExercisePlace;
  /** Whether the workout lists it. */
  isListed: boolean;
  units: UnitSystem;
};

/** The next exercise of a superset after a logged set, and whether to rest. */
function turnAfter(client: Owned, superset: readonly SessionExercise[], name: string) {
  const turns = superset.flatMap(({ exerciseName }) => {
    const draft = readDraft(draftKey(client, exerciseName));
    return draft ? [{ exerciseName, logged: loggedSets(draft).length, planned: draft.sets.length }] : [];
  });
  return afterSet(turns, name);
}

/** Moves the open sets to another exercise; the logged ones stay. */
function swapFor(
  { client, current, isListed, units }: OpenExercise,
  other: ExercisePlace,
  { measure, lastSets }: { measure: Measure; lastSets: readonly SetValues[] },
): void {
  const { exerciseName } = current;
  const key = draftKey(client, exerciseName);
  const draft = readDraft(key);
  if (!draft) return;
  const { kept: rest, sets } = swapOut(draft, lastSets, measure, units);
  storeOnDevice(key, rest);
  ensureDraft(client, { ...other, measure }, sets, units);
  const session = readSession(client);
  if (!session || !isListed) return;
  const swapped = swapExercise(session.exercises, exerciseName, alone(other));
  storeSession(client, { ...session, exercises: rest ? [...swapped, alone(current)] : swapped });
}

/** Adds another exercise to the superset of the open one, and starts a workout if there is none. */
function linkBehind(
  { client, current, isListed }: OpenExercise,
  other: ExercisePlace,
  lastOfSuperset: string,
  isOn: boolean,
): void {
  const session = isOn ? readSession(client) : null;
  const before = session?.exercises ?? [];
  const listed = isListed ? before : [...before, alone(current)];
  storeSession(client, {
    name: "Superset",
    ...session,
    exercises: linkExercises(listed, lastOfSuperset, [alone(other)]),
  });
}
