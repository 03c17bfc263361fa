import type { MuscleGroup } from "@/lib/body/ranges";
import { clientKey } from "@/lib/clients/keys";

/** The muscle group that is open first. */
export const FIRST_GROUP: MuscleGroup = "legs";

/** What every query about a client's workouts begins with. */
export const workoutKey = (clientId: string) => [...clientKey(clientId), "workout"] as const;

/** The lists of all muscle groups. */
export const exercisesKey = (clientId: string) => [...workoutKey(clientId), "exercises"] as const;

/** The list of one. */
export const groupKey = (clientId: string, muscleGroup: MuscleGroup) =>
  [...exercisesKey(clientId), muscleGroup] as const;

export const weeklyPlanKey = (clientId: string) => [...workoutKey(clientId), "plan"] as const;
