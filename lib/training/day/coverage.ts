import type { PlannedSession, Sets, Workout } from "./facts";

/** Four of five planned sets are a session: 9 of 11 are done, 8 of 11 are not. */
const DONE_SHARE = 0.8;

export const total = (sets: Sets): number => Object.values(sets).reduce((sum, one) => sum + one, 0);

/** Warm-ups left out. A swapped exercise counts for the planned one in whose place it was done. */
export function setsByExercise(
  entries: readonly { exerciseId: string; inPlaceOf: string | null; sets: readonly { kind: string }[] }[],
): Sets {
  const counts: Record<string, number> = {};
  for (const { exerciseId, inPlaceOf, sets } of entries) {
    const working = sets.filter(({ kind }) => kind !== "warmup").length;
    const key = inPlaceOf ?? exerciseId;
    if (working > 0) counts[key] = (counts[key] ?? 0) + working;
  }
  return counts;
}

type Logged = Pick<Workout, "sets" | "source">;

const logged = (workouts: readonly Logged[], exercise: string): number =>
  workouts.reduce((sum, { sets }) => sum + (sets[exercise] ?? 0), 0);

/** Sets done of each planned exercise, at most as many as planned. What client and trainer both log counts once. */
export function covered(planned: Sets, workouts: readonly Logged[]): Sets {
  const byClient = workouts.filter(({ source }) => source === "client");
  const byTrainer = workouts.filter(({ source }) => source !== "client");
  return Object.fromEntries(
    Object.entries(planned).map(([exercise, sets]) => {
      const done = Math.max(logged(byClient, exercise), logged(byTrainer, exercise));
      return [exercise, Math.min(sets, done)];
    }),
  );
}

/** Done by its sets, or by the trainer's word. `linked` are workouts linked with the session. */
export function isFilled(session: PlannedSession, linked: readonly Workout[]): boolean {
  if (linked.length === 0) return false;
  if (session.isWhole || linked.some(({ linkedBy }) => linkedBy === "hand")) return true;
  return total(covered(session.sets, linked)) >= DONE_SHARE * total(session.sets);
}
