import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refetch } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { deliver } from "@/lib/platform/http/deliver";
import { uuidv7 } from "@/lib/text/uuid";
import { training, workoutKey } from "@/lib/training/workouts/queries";
import type * as Contract from "./contract";
import { LOGBOOK_PAGE_SIZE } from "./schema";

const logbook = api<typeof Contract>();
const LINE = "/api/client/[id]/workout/[workoutId]";

export const logbookQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...workoutKey(id), "logbook"],
    queryFn: ({ pageParam: before }) =>
      logbook.tell("GET /api/client/[id]/workout", { params: { id }, query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < LOGBOOK_PAGE_SIZE ? undefined : page.at(-1)?.id),
  });

export const binQuery = (id: string) => logbook.ask("GET /api/client/[id]/workout/bin", { params: { id } });

export const workoutQuery = (id: string, workoutId: string) =>
  logbook.ask(`GET ${LINE}`, { params: { id, workoutId } });

/** Changes a workout if it still has the version that the trainer saw. A refusal means that the list is out of date. */
export const useChangeWorkout = () => logbook.useTell(`PATCH ${LINE}`, training, "onSettled");

/** Needs no version, because it changes no sets. */
export function useNoteWorkout({ id, trainerId }: { id: string; trainerId: string }, label: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ workoutId, note }: { workoutId: string; note: string | null }) =>
      deliver(
        logbook.request(`PATCH ${LINE}`, {
          params: { id, workoutId },
          body: { note, timezoneOffset: new Date().getTimezoneOffset() },
        }),
        // A retry writes the same note, so the server needs no key.
        { key: uuidv7(new Date()), trainerId, clientId: id, label },
      ),
    onSuccess: ({ state }, { workoutId, note }) => {
      if (state === "sent") return refetch(cache, ...training({ params: { id } }));
      const { queryKey } = workoutQuery(id, workoutId);
      cache.setQueryData(queryKey, (workout) => workout && { ...workout, note });
    },
  });
}

export const useDeleteWorkout = () => logbook.useTell(`DELETE ${LINE}`, training);

export const useRestoreWorkout = () => logbook.useTell(`POST ${LINE}/restore`, training);
