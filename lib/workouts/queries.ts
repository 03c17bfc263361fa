import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import type { Args } from "@/lib/http/contract";
import * as contract from "./contract";
import { HISTORY_PAGE_SIZE, type MuscleGroup } from "./schema";

const workoutKey = (clientId: string) => ["/api/client", clientId, "workout"] as const;

/** The lists of all muscle groups. */
export const exercisesKey = (clientId: string) => [...workoutKey(clientId), "exercises"] as const;

export const exercisesQuery = (clientId: string, muscleGroup: MuscleGroup) =>
  queryOptions({
    queryKey: [...exercisesKey(clientId), muscleGroup],
    queryFn: () => call(contract.listExercises, { params: { id: clientId, muscleGroup } }),
  });

export const trashQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...workoutKey(clientId), "trash"],
    queryFn: () => call(contract.listTrash, { params: { id: clientId } }),
  });

/** The workouts of the past, a page at a time. */
export const historyQuery = (clientId: string) =>
  infiniteQueryOptions({
    queryKey: [...workoutKey(clientId), "history"],
    queryFn: ({ pageParam: before }) =>
      call(contract.listWorkouts, { params: { id: clientId }, query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < HISTORY_PAGE_SIZE ? undefined : page.at(-1)?.id),
  });

export const personalRecordsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ["/api/client", clientId, "personal-records"],
    queryFn: () => call(contract.listPersonalRecords, { params: { id: clientId } }),
  });

export const deletionImpactQuery = (clientId: string, name: string) =>
  queryOptions({
    queryKey: ["/api/client", clientId, "exercise", name, "deletion-impact"],
    queryFn: () => call(contract.getDeletionImpact, { params: { id: clientId, name } }),
    staleTime: 0,
  });

/**
 * Refreshes everything that a logged, added, removed or restored exercise shows in. A list that is still on its way
 * for the first time was asked for before the change: it is dropped, because invalidating alone would wait for it.
 */
function useRefresh(clientId: string) {
  const cache = useQueryClient();
  const keys = [workoutKey(clientId), personalRecordsQuery(clientId).queryKey];
  return () =>
    Promise.all(
      keys.map(async (queryKey) => {
        await cache.cancelQueries({ queryKey });
        await cache.invalidateQueries({ queryKey });
      }),
    );
}

type WorkoutBody = Args<typeof contract.saveWorkout>["body"];

export function useSaveWorkout(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: WorkoutBody & { idempotencyKey: string }) =>
      call(contract.saveWorkout, {
        params: { id: clientId },
        headers: { "idempotency-key": idempotencyKey },
        body,
      }),
    onSuccess: refresh,
  });
}

export function useDeleteWorkout(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (workoutId: string) => call(contract.deleteWorkout, { params: { id: clientId, workoutId } }),
    onSuccess: refresh,
  });
}

export function useAddExercise(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ muscleGroup, exerciseName }: { muscleGroup: MuscleGroup; exerciseName: string }) =>
      call(contract.addExercise, { params: { id: clientId, muscleGroup }, body: { exerciseName } }),
    onSuccess: refresh,
  });
}

export function usePinNote(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ name, pinnedNote }: { name: string; pinnedNote: string | null }) =>
      call(contract.updateExercise, { params: { id: clientId, name }, body: { pinnedNote } }),
    onSuccess: refresh,
  });
}

export function useTrashExercise(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (name: string) => call(contract.trashExercise, { params: { id: clientId, name } }),
    onSuccess: refresh,
  });
}

export function useRestoreExercise(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (name: string) => call(contract.restoreExercise, { params: { id: clientId, name } }),
    onSuccess: refresh,
  });
}

/** Tells that the exercise was opened; nobody needs to know when that fails. */
export const useOpenExercise = (clientId: string) =>
  useMutation({
    mutationFn: (name: string) => call(contract.openExercise, { params: { id: clientId, name } }),
  });
