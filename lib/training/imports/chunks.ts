import type { ImportPlan } from "./plan";
import { CHUNK, type ImportChunk, type ImportedWorkout } from "./schema";

type Chunk = Pick<ImportChunk, "workouts" | "weighIns">;

export function chunksOf(workouts: readonly ImportedWorkout[]): ImportedWorkout[][] {
  const chunks: ImportedWorkout[][] = [];
  let room = { workouts: 0, sets: 0, characters: 0 };
  for (const workout of workouts) {
    const sets = workout.exercises.reduce((sum, { setsData }) => sum + setsData.length, 0);
    const characters = JSON.stringify(workout).length;
    const fits = room.workouts >= 1 && room.sets >= sets && room.characters >= characters;
    if (!fits) {
      chunks.push([]);
      room = { workouts: CHUNK.workouts, sets: CHUNK.sets, characters: CHUNK.characters };
    }
    chunks.at(-1)?.push(workout);
    room = {
      workouts: room.workouts - 1,
      sets: room.sets - sets,
      characters: room.characters - characters,
    };
  }
  return chunks;
}

/** What one request may carry. */
export function requestsOf({ workouts, weighIns }: Pick<ImportPlan, "workouts" | "weighIns">): Chunk[] {
  const starts = Array.from(
    { length: Math.ceil(weighIns.length / CHUNK.weighIns) },
    (_, at) => at * CHUNK.weighIns,
  );
  return [
    ...chunksOf(workouts).map((chunk) => ({ workouts: chunk })),
    ...starts.map((at) => ({ workouts: [], weighIns: weighIns.slice(at, at + CHUNK.weighIns) })),
  ];
}
