import type { Args } from "@/lib/platform/http/contract";
import * as workouts from "@/lib/training/workouts/contract";
import type { Limb, SetKind } from "@/lib/training/workouts/set-kind";
import { addClient } from "./factories";
import { type Person, trainer } from "./people";

export type Body = Args<typeof workouts.saveWorkout>["body"];
type SentExercise = Body["exercises"][number];
export type SentSet = { reps: number; weight: number; kind?: SetKind; limb?: Limb };

export const set = (weight: number, reps: number, kind?: SetKind): SentSet => ({
  weight,
  reps,
  ...(kind && { kind }),
});
export const exercise = (exerciseName: string, ...setsData: SentSet[]): SentExercise => ({
  exerciseName,
  setsData,
});
export const workout = (muscleGroup: Body["muscleGroup"], ...exercises: SentExercise[]): Body => ({
  muscleGroup,
  exercises,
  timezoneOffset: 0,
});
export const squats = (...sets: SentSet[]) => workout("legs", exercise("Back Squat", ...sets));

/** A trainer with one client, and calls that several tests need. */
export async function coach(name: string) {
  const person = await trainer(name);
  const { id } = await addClient(person);
  const of = (exerciseName: string) => ({ params: { id, name: exerciseName } });
  const group = (muscleGroup: Body["muscleGroup"]) => ({ params: { id, muscleGroup } });
  return {
    person,
    id,
    of,
    group,
    save: (body: Body, key?: string) =>
      person.call(workouts.saveWorkout, { params: { id }, headers: { "idempotency-key": key }, body }),
    list: (muscleGroup: Body["muscleGroup"] = "legs") =>
      person.call(workouts.listExercises, group(muscleGroup)),
    add: (exerciseName: string, muscleGroup: Body["muscleGroup"] = "legs") =>
      person.call(workouts.addExercise, { ...group(muscleGroup), body: { exerciseName } }),
    trash: (exerciseName: string) => person.call(workouts.trashExercise, of(exerciseName)),
    records: () => person.call(workouts.listPersonalRecords, { params: { id } }),
  };
}

/** The status of a request whose body TypeScript would reject. */
export async function statusOf(person: Person, id: string, body: unknown, headers = {}): Promise<number> {
  const args = { params: { id }, body: body as Body };
  return (await person.ask(workouts.saveWorkout, args, { headers })).status;
}
