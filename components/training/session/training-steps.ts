import {
  draftKey,
  type Owned,
  readDraft,
  readSession,
  storeOnDevice,
  storeSession,
} from "@/components/training/workouts/device-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { Measure } from "@/lib/training/catalogue/measure";
import { loggedSets, type SetValues } from "@/lib/training/workouts/draft";
import type { ExercisePlace, SessionExercise } from "@/lib/training/workouts/session";
import { afterSet, linkExercises, swapExercise } from "@/lib/training/workouts/superset";
import { swapOut } from "@/lib/training/workouts/swap";
import { ensureDraft } from "./ensure-draft";
import { sessionTexts } from "./texts";

const alone = ({ exerciseName, muscleGroup }: ExercisePlace): SessionExercise => ({
  exerciseName,
  muscleGroup,
  withNext: false,
});

/** The open exercise of a client's workout. */
export type OpenExercise = {
  client: Owned;
  current: ExercisePlace;
  /** Whether the workout lists it. */
  isListed: boolean;
  units: UnitSystem;
};

/** The next exercise of a superset after a logged set, and whether to rest. */
export function turnAfter(client: Owned, superset: readonly SessionExercise[], name: string) {
  const turns = superset.flatMap(({ exerciseName }) => {
    const draft = readDraft(draftKey(client, exerciseName));
    return draft ? [{ exerciseName, logged: loggedSets(draft).length, planned: draft.sets.length }] : [];
  });
  return afterSet(turns, name);
}

/** Moves the open sets to another exercise; the logged ones stay. */
export function swapFor(
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
export function linkBehind(
  { client, current, isListed }: OpenExercise,
  other: ExercisePlace,
  lastOfSuperset: string,
  isOn: boolean,
): void {
  const session = isOn ? readSession(client) : null;
  const before = session?.exercises ?? [];
  const listed = isListed ? before : [...before, alone(current)];
  storeSession(client, {
    name: session?.name ?? sessionTexts.supersetName,
    exercises: linkExercises(listed, lastOfSuperset, [alone(other)]),
  });
}
