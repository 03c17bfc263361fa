import { endpoint } from "@/lib/platform/http/contract";
import { ClientAndExercise } from "@/lib/training/workouts/exercise-schema";
import { ExerciseProgress, WeekQuery, WeekVolume } from "./schema";

export const getExerciseProgress = endpoint({
  method: "GET",
  path: "/api/client/[id]/exercise/[name]/progress",
  access: "trainer",
  params: ClientAndExercise,
  reply: ExerciseProgress,
});

export const getWeekVolume = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/volume",
  access: "trainer",
  query: WeekQuery,
  reply: WeekVolume,
});
