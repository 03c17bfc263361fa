import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IfMatchHeader } from "@/lib/platform/idempotency/schema";
import { BinnedWorkout, LogbookPage, LoggedWorkout, SummedWorkout, WorkoutChange } from "./schema";

const MAX_WORKOUT_BYTES = 256 * 1024;
const one = { path: "/api/client/[id]/workout/[workoutId]", access: "trainer" } as const;

export const listWorkouts = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout",
  access: "trainer",
  query: LogbookPage,
  reply: z.array(LoggedWorkout),
});

export const getWorkout = endpoint({ ...one, method: "GET", reply: SummedWorkout });

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

export const listBinned = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/bin",
  access: "trainer",
  reply: z.array(BinnedWorkout),
});

export const restoreWorkout = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout/[workoutId]/restore",
  access: "trainer",
  reply: LoggedWorkout,
  refusals: ["conflict"],
});
