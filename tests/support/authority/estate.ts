import * as clients from "@/lib/clients/contract";
import * as history from "@/lib/history/contract";
import * as measurements from "@/lib/measurements/contract";
import * as workouts from "@/lib/workouts/contract";
import { set, squats } from "../coach";
import { addClient, addPhoto } from "../factories";
import { trainer } from "../people";
import type { TestWorld } from "../world";

/** A trainer with one of everything that somebody else could want. */
export async function estateOf(name: string, world: TestWorld) {
  const owner = await trainer(name);
  const front = await addPhoto(owner);
  const { id } = await addClient(owner, { name: `${name}'s client`, photoUrl: front, steps: 1 });
  const client = { params: { id } };
  await owner.call(clients.updateClient, { ...client, body: { hasSignificantChanges: true } });
  await world.background.settle();
  const measurement = await owner.call(measurements.addMeasurement, { ...client, body: { weight: 190 } });
  const workout = await owner.call(workouts.saveWorkout, {
    ...client,
    headers: {},
    body: squats(set(185, 8)),
  });
  await owner.call(workouts.addExercise, {
    params: { id, muscleGroup: "legs" },
    body: { exerciseName: "Leg Press" },
  });
  await owner.call(workouts.trashExercise, { params: { id, name: "Leg Press" } });
  const { entries } = await owner.call(history.getHistory, { ...client, query: {} });
  const image = await world.db.generationImage.findFirstOrThrow({
    where: { generation: { clientId: id }, status: "done" },
  });
  return {
    owner,
    clientId: id,
    photoUrl: front,
    photoId: front.split("/").at(-1) ?? "",
    historyPhotoId: entries.find(({ kind }) => kind === "photo")?.id ?? "",
    imageId: image.id,
    generationId: image.generationId,
    measurementId: measurement.id,
    workoutId: workout.id,
  };
}

export type Estate = Awaited<ReturnType<typeof estateOf>>;
