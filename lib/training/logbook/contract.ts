import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IfMatchHeader } from "@/lib/platform/idempotency/schema";
import { BinnedWorkout, LogbookPage, LoggedWorkout, SummedWorkout, WorkoutChange } from "./schema";

const MAX_WORKOUT_BYTES = 256 * 1024;

export const listWorkouts = endpoint("GET /api/client/[id]/workout", "trainer", {
  query: LogbookPage,
  reply: z.array(LoggedWorkout),
});

export const getWorkout = endpoint("GET /api/client/[id]/workout/[workoutId]", "trainer", {
  reply: SummedWorkout,
});

export const changeWorkout = endpoint("PATCH /api/client/[id]/workout/[workoutId]", "trainer", {
  headers: IfMatchHeader,
  maxBytes: MAX_WORKOUT_BYTES,
  body: WorkoutChange,
  reply: LoggedWorkout,
  etag: "version",
});

export const deleteWorkout = endpoint("DELETE /api/client/[id]/workout/[workoutId]", "trainer", {
  reply: Done,
});

export const listBinned = endpoint("GET /api/client/[id]/workout/bin", "trainer", {
  reply: z.array(BinnedWorkout),
});

export const restoreWorkout = endpoint("POST /api/client/[id]/workout/[workoutId]/restore", "trainer", {
  reply: LoggedWorkout,
  refusals: ["conflict"],
});
