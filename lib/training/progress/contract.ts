import { endpoint } from "@/lib/platform/http/contract";
import { ClientAndExercise } from "@/lib/training/workouts/exercise-schema";
import { ExerciseProgress, WeekQuery, WeekVolume } from "./schema";

export const getExerciseProgress = endpoint("GET /api/client/[id]/exercise/[name]/progress", "trainer", {
  params: ClientAndExercise,
  reply: ExerciseProgress,
});

export const getWeekVolume = endpoint("GET /api/client/[id]/workout/volume", "trainer", {
  query: WeekQuery,
  reply: WeekVolume,
});
