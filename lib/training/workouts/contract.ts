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

const group = {
  path: "/api/client/[id]/workout/exercises/[muscleGroup]",
  access: "trainer",
  params: ClientAndGroup,
} as const;
const exercise = { access: "trainer", params: ClientAndExercise } as const;

export const listExercises = endpoint({ ...group, method: "GET", reply: z.array(ExerciseSummary) });
export const addExercise = endpoint({
  ...group,
  method: "POST",
  body: NewExercise,
  reply: ExerciseSummary,
  status: 201,
  refusals: ["conflict"],
});

export const listTrash = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/trash",
  access: "trainer",
  reply: z.array(TrashedExercise),
});

export const openExercise = endpoint({
  ...exercise,
  method: "POST",
  path: "/api/client/[id]/exercise/[name]/access",
  reply: Done,
});
export const getDeletionImpact = endpoint({
  ...exercise,
  method: "GET",
  path: "/api/client/[id]/exercise/[name]/deletion-impact",
  reply: DeletionImpact,
});
export const updateExercise = endpoint({
  ...exercise,
  method: "PATCH",
  path: "/api/client/[id]/exercise/[name]",
  body: ExerciseChange,
  reply: Done,
});
export const trashExercise = endpoint({
  ...exercise,
  method: "DELETE",
  path: "/api/client/[id]/exercise/[name]",
  reply: Done,
});
export const restoreExercise = endpoint({
  ...exercise,
  method: "POST",
  path: "/api/client/[id]/exercise/[name]/restore",
  reply: Done,
});

export const saveWorkout = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout",
  access: "trainer",
  headers: IdempotencyHeader,
  maxBytes: MAX_WORKOUT_BYTES,
  body: NewWorkout,
  reply: SavedWorkout,
  status: 201,
});

export const listPersonalRecords = endpoint({
  method: "GET",
  path: "/api/client/[id]/personal-records",
  access: "trainer",
  reply: z.array(PersonalRecordRow),
});
