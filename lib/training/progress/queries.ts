import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/platform/http/call";
import { workoutKey } from "@/lib/training/workouts/queries";
import * as contract from "./contract";

export const progressQuery = (clientId: string, name: string) =>
  queryOptions({
    queryKey: [...workoutKey(clientId), "progress", name],
    queryFn: () => call(contract.getExerciseProgress, { params: { id: clientId, name } }),
  });

/** @param from the Monday of the week, YYYY-MM-DD */
export const weekVolumeQuery = (clientId: string, from: string) =>
  queryOptions({
    queryKey: [...workoutKey(clientId), "volume", from],
    queryFn: () => call(contract.getWeekVolume, { params: { id: clientId }, query: { from } }),
  });
