import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/platform/http/call";
import type { Args } from "@/lib/platform/http/contract";
import { deliver } from "@/lib/platform/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
import { saveWorkout } from "@/lib/training/workouts/contract";
import { useRefresh, workoutKey } from "@/lib/training/workouts/queries";
import * as contract from "./contract";
import { LOGBOOK_PAGE_SIZE, type LoggedWorkout } from "./schema";

export const logbookQuery = (clientId: string) =>
  infiniteQueryOptions({
    queryKey: [...workoutKey(clientId), "logbook"],
    queryFn: ({ pageParam: before }) =>
      call(contract.listWorkouts, { params: { id: clientId }, query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < LOGBOOK_PAGE_SIZE ? undefined : page.at(-1)?.id),
  });

export const workoutQuery = (clientId: string, workoutId: string) =>
  queryOptions({
    queryKey: [...workoutKey(clientId), workoutId],
    queryFn: () => call(contract.getWorkout, { params: { id: clientId, workoutId } }),
  });

type NewBody = Args<typeof saveWorkout>["body"];

/** Works only online. The key prevents a double save at a retry. */
export function useLogWorkout(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: NewBody & { idempotencyKey: string }) =>
      call(saveWorkout, { params: { id: clientId }, headers: { "idempotency-key": idempotencyKey }, body }),
    onSuccess: refresh,
  });
}

type ChangeBody = Args<typeof contract.changeWorkout>["body"];

/** Changes a workout if it still has the version that the trainer saw. */
export function useChangeWorkout(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: ({ seen, ...body }: ChangeBody & { seen: LoggedWorkout }) =>
      call(contract.changeWorkout, {
        params: { id: clientId, workoutId: seen.id },
        headers: { "if-match": `"${seen.version}"` },
        body,
      }),
    // A refused change means that the list is out of date.
    onSettled: refresh,
  });
}

/** Needs no version, because it changes no sets. */
export function useNoteWorkout({ id, trainerId }: { id: string; trainerId: string }, label: string) {
  const cache = useQueryClient();
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ workoutId, note }: { workoutId: string; note: string | null }) =>
      deliver(
        contract.changeWorkout,
        {
          params: { id, workoutId },
          headers: {},
          body: { note, timezoneOffset: new Date().getTimezoneOffset() },
        },
        // A retry writes the same note, so the server needs no key.
        { key: uuidv7(new Date()), trainerId, clientId: id, label },
      ),
    onSuccess: ({ state }, { workoutId, note }) => {
      if (state === "sent") return refresh();
      const { queryKey } = workoutQuery(id, workoutId);
      cache.setQueryData(queryKey, (workout) => workout && { ...workout, note });
    },
  });
}

export function useDeleteWorkout(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (workoutId: string) => call(contract.deleteWorkout, { params: { id: clientId, workoutId } }),
    onSuccess: refresh,
  });
}

export function useRestoreWorkout(clientId: string) {
  const refresh = useRefresh(clientId);
  return useMutation({
    mutationFn: (workoutId: string) => call(contract.restoreWorkout, { params: { id: clientId, workoutId } }),
    onSuccess: refresh,
  });
}
