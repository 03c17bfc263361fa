import { exerciseKey } from "@/lib/training/catalogue/exercise-name";

/** Storage keys on the trainer's device. The rest and the workout belong to the client, not to an exercise. */
export const draftForm = (clientId: string, exerciseName: string): string =>
  `workout:${clientId}:${exerciseKey(exerciseName)}`;
export const restForm = (clientId: string): string => `rest:${clientId}`;
export const sessionForm = (clientId: string): string => `session:${clientId}`;
