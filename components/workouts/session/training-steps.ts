import type { UnitSystem } from "@/lib/body/unit-system";
import { loggedSets, type SetValues } from "@/lib/workouts/draft";
import type { ExercisePlace, SessionExercise } from "@/lib/workouts/session";
import { afterSet, linkExercises, swapExercise } from "@/lib/workouts/superset";
import { swapOut } from "@/lib/workouts/swap";
import { draftKey, keep, keepSession, type Owned, readDraft, readSession } from "../device-store";
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

/** Which exercise of a superset comes after a set of the named one, and whether it is time to rest. */
export function turnAfter(client: Owned, superset: readonly SessionExercise[], name: string) {
  const turns = superset.flatMap(({ exerciseName }) => {
    const draft = readDraft(draftKey(client, exerciseName));
    return draft ? [{ exerciseName, logged: loggedSets(draft).length, planned: draft.sets.length }] : [];
  });
  return afterSet(turns, name);
}

/** Gives another exercise what is left of the open one, whose logged sets stay with it. */
export function swapFor(
  { client, current, isListed, units }: OpenExercise,
  other: ExercisePlace,
  lastSets: readonly SetValues[],
): void {
  const { exerciseName } = current;
  const key = draftKey(client, exerciseName);
  const draft = readDraft(key);
  if (!draft) return;
  const { kept: rest, sets } = swapOut(draft, lastSets, units);
  keep(key, rest);
  ensureDraft(client, other, sets, units);
  const session = readSession(client);
  if (!session || !isListed) return;
  const swapped = swapExercise(session.exercises, exerciseName, alone(other));
  keepSession(client, { ...session, exercises: rest ? [...swapped, alone(current)] : swapped });
}

/** Lists another exercise behind the superset of the open one. Without a workout one begins. */
export function linkBehind(
  { client, current, isListed }: OpenExercise,
  other: ExercisePlace,
  lastOfSuperset: string,
  isOn: boolean,
): void {
  const session = isOn ? readSession(client) : null;
  const before = session?.exercises ?? [];
  const listed = isListed ? before : [...before, alone(current)];
  keepSession(client, {
    name: session?.name ?? sessionTexts.supersetName,
    exercises: linkExercises(listed, lastOfSuperset, [alone(other)]),
  });
}
