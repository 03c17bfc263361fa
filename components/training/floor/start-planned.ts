import type { QueryClient } from "@tanstack/react-query";
import { leftOf, startSession } from "@/components/training/plans/start-button";
import { type Owned, readSession, storedDrafts } from "@/components/training/workouts/device-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { muscleGroupsOf, prescribedExercises } from "@/lib/training/plans/prescription";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import { daysIn, sessionOf } from "@/lib/training/plans/week";
import { exercisesQuery } from "@/lib/training/workouts/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";

/**
 * Starts a planned session of a client, unless its drafts are on this device already.
 * @returns the exercise to open; null if the plan has none for it, or it could not be loaded
 */
export async function startPlanned(
  cache: QueryClient,
  client: Owned,
  sessionId: string,
  units: UnitSystem,
): Promise<ExercisePlace | null> {
  const begun = draftedPlace(client, sessionId);
  if (begun) return begun;
  try {
    const plan = await cache.fetchQuery(weeklyPlanQuery(client.id));
    const days = daysIn(plan, new Date());
    const standing = days.sessions.find(({ id }) => id === sessionId);
    const session = standing && sessionOf(plan, days, standing)?.session;
    if (!session) return null;
    const groups = muscleGroupsOf(session.exercises);
    const lists = await Promise.all(
      groups.map((group) => cache.fetchQuery(exercisesQuery(client.id, group))),
    );
    const exercises = prescribedExercises(session.exercises, lists.flat(), units);
    const left = leftOf({ exercises, standing, trained: plan.trained, today: days.clock.today });
    const [first] = left;
    if (!first) return null;
    const { note } = standing;
    startSession(client, { name: session.name, plannedSessionId: sessionId, note }, left, units);
    return first;
  } catch {
    // Without a network the column offers the same again.
    return null;
  }
}

/** The first exercise of a started session that still has a draft. */
function draftedPlace(client: Owned, sessionId: string): ExercisePlace | null {
  const session = readSession(client);
  if (session?.plannedSessionId !== sessionId) return null;
  const drafted = new Set(storedDrafts(client).map(({ exerciseName }) => exerciseKey(exerciseName)));
  return session.exercises.find(({ exerciseName }) => drafted.has(exerciseKey(exerciseName))) ?? null;
}
