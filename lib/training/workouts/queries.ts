import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type { Args } from "@/lib/platform/http/contract";
import { deliver } from "@/lib/platform/http/deliver";
import { clientAddress } from "@/lib/text/addresses";
import { uuidv7 } from "@/lib/text/uuid";
import type * as Contract from "./contract";
import { dayLeftBehind, type ExerciseDraft, performedSets } from "./draft";
import type { MuscleGroup } from "./schema";
import { draftForm } from "./stored-draft";
import { setsText } from "./wording";

const workouts = api<typeof Contract>();

export const FIRST_GROUP: MuscleGroup = "legs";

export const workoutKey = (clientId: string) => [...clientKey(clientId), "workout"] as const;

export const exercisesQuery = (id: string, muscleGroup: MuscleGroup) =>
  workouts.ask("GET /api/client/[id]/workout/exercises/[muscleGroup]", { params: { id, muscleGroup } });

export const trashQuery = (id: string) =>
  workouts.ask("GET /api/client/[id]/workout/trash", { params: { id } });

export const personalRecordsQuery = (id: string) =>
  workouts.ask("GET /api/client/[id]/personal-records", { params: { id } });

export const deletionImpactQuery = (id: string, name: string) => ({
  ...workouts.ask("GET /api/client/[id]/exercise/[name]/deletion-impact", { params: { id, name } }),
  staleTime: 0,
});

/** What a change of the training makes stale. */
export const training = ({ params: { id } }: { params: { id: string } }) => [
  workoutKey(id),
  personalRecordsQuery(id).queryKey,
];

export const useAddExercise = () =>
  workouts.useTell("POST /api/client/[id]/workout/exercises/[muscleGroup]", training);

export const useChangeExercise = () => workouts.useTell("PATCH /api/client/[id]/exercise/[name]", training);

export const useTrashExercise = () => workouts.useTell("DELETE /api/client/[id]/exercise/[name]", training);

export const useRestoreExercise = () =>
  workouts.useTell("POST /api/client/[id]/exercise/[name]/restore", training);

export const useOpenExercise = () => workouts.useTell("POST /api/client/[id]/exercise/[name]/access");

/** Works only online. The key prevents a double save at a retry. */
export const useLogWorkout = () => workouts.useTell("POST /api/client/[id]/workout", training);

type WorkoutBody = Args<typeof Contract.saveWorkout>["body"];
type SaveWorkout = {
  draft: ExerciseDraft;
  exercise: WorkoutBody["exercises"][number];
  startedAt?: string | undefined;
  plannedSessionId?: string | undefined;
};

/** Saves a draft through the outbox of this device, so that it is not lost offline. */
export function useSaveWorkout({ id, trainerId }: { id: string; trainerId: string }) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, exercise, startedAt, plannedSessionId }: SaveWorkout) => {
      const now = new Date();
      const date = dayLeftBehind(draft, now) ?? undefined;
      const at = date && draft.lastSetAt ? new Date(draft.lastSetAt) : now;
      const request = workouts.request("POST /api/client/[id]/workout", {
        params: { id },
        headers: { "idempotency-key": draft.key },
        body: {
          muscleGroup: draft.muscleGroup,
          exercises: [exercise],
          timezoneOffset: at.getTimezoneOffset(),
          performedAt: at.toISOString(),
          ...(date && { date }),
          ...(startedAt && { startedAt }),
          ...(plannedSessionId && { plannedSessionId }),
        },
      });
      return deliver(request, {
        key: draft.key,
        trainerId,
        clientId: id,
        label: `${draft.exerciseName}, ${setsText(performedSets(draft).length)}`,
        draft: {
          form: draftForm(id, draft.exerciseName),
          // A refused save that the user changes is a new save with a new key.
          value: { ...draft, key: uuidv7(now) },
          page: clientAddress(id, "workouts"),
        },
      });
    },
    onSuccess: ({ state }) =>
      state === "sent" ? refetch(cache, ...training({ params: { id } })) : undefined,
  });
}
