import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import {
  ClientAndExercise,
  ClientAndGroup,
  DeletionImpact,
  ExerciseChange,
  ExerciseSummary,
  NewExercise,
  PersonalRecordRow,
  TrashedExercise,
} from "./exercise-schema";
import { NewWorkout, SavedWorkout } from "./schema";

const MAX_WORKOUT_BYTES = 256 * 1024;

export const listExercises = endpoint("GET /api/client/[id]/workout/exercises/[muscleGroup]", "trainer", {
  params: ClientAndGroup,
  reply: z.array(ExerciseSummary),
});
export const addExercise = endpoint("POST /api/client/[id]/workout/exercises/[muscleGroup]", "trainer", {
  params: ClientAndGroup,
  body: NewExercise,
  reply: ExerciseSummary,
  status: 201,
  refusals: ["conflict"],
});

export const listTrash = endpoint("GET /api/client/[id]/workout/trash", "trainer", {
  reply: z.array(TrashedExercise),
});

export const openExercise = endpoint("POST /api/client/[id]/exercise/[name]/access", "trainer", {
  params: ClientAndExercise,
  reply: Done,
});
export const getDeletionImpact = endpoint("GET /api/client/[id]/exercise/[name]/deletion-impact", "trainer", {
  params: ClientAndExercise,
  reply: DeletionImpact,
});
export const updateExercise = endpoint("PATCH /api/client/[id]/exercise/[name]", "trainer", {
  params: ClientAndExercise,
  body: ExerciseChange,
  reply: Done,
});
export const trashExercise = endpoint("DELETE /api/client/[id]/exercise/[name]", "trainer", {
  params: ClientAndExercise,
  reply: Done,
});
export const restoreExercise = endpoint("POST /api/client/[id]/exercise/[name]/restore", "trainer", {
  params: ClientAndExercise,
  reply: Done,
});

export const saveWorkout = endpoint("POST /api/client/[id]/workout", "trainer", {
  headers: IdempotencyHeader,
  maxBytes: MAX_WORKOUT_BYTES,
  body: NewWorkout,
  reply: SavedWorkout,
  status: 201,
});

export const listPersonalRecords = endpoint("GET /api/client/[id]/personal-records", "trainer", {
  reply: z.array(PersonalRecordRow),
});
