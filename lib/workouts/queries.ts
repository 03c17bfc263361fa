import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/keys";
import { refetch } from "@/lib/http/after-write";
import { call } from "@/lib/http/call";
import type { Args } from "@/lib/http/contract";
import { deliver } from "@/lib/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
import * as contract from "./contract";
import { type ExerciseDraft, performedSets } from "./draft";
import { groupKey, workoutKey } from "./keys";
import type { MuscleGroup } from "./schema";
import { draftForm } from "./stored-draft";
import { setsText } from "./wording";

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

/** Refreshes everything that a logged, added, removed or restored exercise shows in. */
export function useRefresh(clientId: string) {
  const cache = useQueryClient();
  return () => refetch(cache, workoutKey(clientId), personalRecordsQuery(clientId).queryKey);
}

type WorkoutBody = Args<typeof contract.saveWorkout>["body"];
type SaveWorkout = {
  draft: ExerciseDraft;
  exercise: WorkoutBody["exercises"][number];
  /** When the workout was started that the exercise is a part of. */
  startedAt: string | undefined;
};

/** Saves a draft through this device's outbox, so that none is lost without a network. */
export function useSaveWorkout({ id, trainerId }: { id: string; trainerId: string }) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ draft, exercise, startedAt }: SaveWorkout) => {
      const now = new Date();
      return deliver(
        contract.saveWorkout,
        {
          params: { id },
          headers: { "idempotency-key": draft.key },
          body: {
            muscleGroup: draft.muscleGroup,
            exercises: [exercise],
            timezoneOffset: now.getTimezoneOffset(),
            performedAt: now.toISOString(),
            ...(startedAt && { startedAt }),
          },
        },
        {
          key: draft.key,
          trainerId,
          clientId: id,
          label: `${draft.exerciseName}, ${setsText(performedSets(draft).length)}`,
          draft: {
            form: draftForm(id, draft.exerciseName),
            // What was refused and is changed is another save.
            value: { ...draft, key: uuidv7(now) },
            page: `/transformation/${id}?tab=workouts`,
          },
        },
      );
    },
    onSuccess: ({ state }) => (state === "sent" ? refresh() : undefined),
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
