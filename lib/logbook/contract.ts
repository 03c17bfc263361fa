import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/http/contract";
import { IfMatchHeader } from "@/lib/idempotency/schema";
import { LogbookPage, LoggedWorkout, SummedWorkout, WorkoutChange } from "./schema";

const MAX_WORKOUT_BYTES = 256 * 1024;
const one = { path: "/api/client/[id]/workout/[workoutId]", access: "trainer" } as const;

/** The client's workouts, newest first, a page at a time. */
export const listWorkouts = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout",
  access: "trainer",
  query: LogbookPage,
  reply: z.array(LoggedWorkout),
});

/** One workout with the records that it set. */
export const getWorkout = endpoint({ ...one, method: "GET", reply: SummedWorkout });

/** The keys that are present are written. With `If-Match` only to the version that it names. */
export const changeWorkout = endpoint({
  ...one,
  method: "PATCH",
  headers: IfMatchHeader,
  maxBytes: MAX_WORKOUT_BYTES,
  body: WorkoutChange,
  reply: LoggedWorkout,
  etag: "version",
});

export const deleteWorkout = endpoint({ ...one, method: "DELETE", reply: Done });

/** Takes a deletion of the last day back. */
export const restoreWorkout = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout/[workoutId]/restore",
  access: "trainer",
  reply: LoggedWorkout,
  refusals: ["conflict"],
});
