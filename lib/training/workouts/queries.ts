import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Measure } from "@/lib/training/catalogue/measure";
import type { ExerciseChange } from "./exercise-schema";
import type { MuscleGroup } from "./schema";

export const FIRST_GROUP: MuscleGroup = "legs";

export const workoutKey = (clientId: string) => [...clientKey(clientId), "workout"] as const;

export const exercisesKey = (clientId: string) => [...workoutKey(clientId), "exercises"] as const;

export const groupKey = (clientId: string, muscleGroup: MuscleGroup) =>
  [...exercisesKey(clientId), muscleGroup] as const;

export const weeklyPlanKey = (clientId: string) => [...workoutKey(clientId), "plan"] as const;

const contract = lazyContract(() => import("./contract"));

export const exercisesQuery = (clientId: string, muscleGroup: MuscleGroup) =>
  queryOptions({
    queryKey: groupKey(clientId, muscleGroup),
    queryFn: () => call(contract.listExercises, { params: { id: clientId, muscleGroup } }),
  });

export const trashQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...workoutKey(clientId), "trash"],
    queryFn: () => call(contract.listTrash, { params: { id: clientId } }),
  });

export const personalRecordsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(clientId), "personal-records"],
    queryFn: () => call(contract.listPersonalRecords, { params: { id: clientId } }),
  });

export const deletionImpactQuery = (clientId: string, name: string) =>
  queryOptions({
    queryKey: [...clientKey(clientId), "exercise", name, "deletion-impact"],
    queryFn: () => call(contract.getDeletionImpact, { params: { id: clientId, name } }),
    staleTime: 0,
  });

export function useRefresh(clientId: string) {
  const cache = useQueryClient();
  return () => refetch(cache, workoutKey(clientId), personalRecordsQuery(clientId).queryKey);
}

export function useAddExercise(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({
      muscleGroup,
      ...body
    }: {
      muscleGroup: MuscleGroup;
      exerciseName: string;
      measure?: Measure;
    }) => call(contract.addExercise, { params: { id: clientId, muscleGroup }, body }),
    onSuccess: refresh,
  });
}

export function useChangeExercise(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ name, ...body }: { name: string } & Partial<ExerciseChange>) =>
      call(contract.updateExercise, { params: { id: clientId, name }, body }),
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

export const useOpenExercise = (clientId: string) =>
  useMutation({
    mutationFn: (name: string) => call(contract.openExercise, { params: { id: clientId, name } }),
  });
