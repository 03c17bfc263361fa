import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY } from "@/lib/clients/record/queries";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import { exercisesKey, weeklyPlanKey } from "@/lib/training/workouts/queries";
import type { PlannedSession, Programme, SessionMove } from "./schema";

const contract = lazyContract(() => import("./contract"));

/** Has the prefix of workout queries, so that it is refetched after a workout. */
export const weeklyPlanQuery = (clientId: string) =>
  queryOptions({
    queryKey: weeklyPlanKey(clientId),
    queryFn: () => call(contract.getWeeklyPlan, { params: { id: clientId } }),
  });

/** Saves run one after the other, so that the last one wins. A failure rolls the change back. */
export function useSaveWeeklyPlan(clientId: string) {
  const cache = useQueryClient();
  const { queryKey } = weeklyPlanQuery(clientId);
  return useMutation({
    scope: { id: `weekly-plan-${clientId}` },
    mutationFn: (plan: PlanChange) => call(contract.saveWeeklyPlan, { params: { id: clientId }, body: plan }),
    onMutate: async ({ sessions, programme }) => {
      const before = cache.getQueryData(queryKey);
      await setQueryData(cache, queryKey, {
        madeAt: before?.madeAt ?? new Date().toISOString(),
        trained: before?.trained ?? [],
        moves: before?.moves ?? [],
        // Only the server knows the plan before a programme's start.
        sessions: programme ? (before?.sessions ?? []) : sessions,
        programme,
      });
      return before;
    },
    onError: (_error, _plan, before) => cache.setQueryData(queryKey, before),
    onSuccess: (plan) => {
      cache.setQueryData(queryKey, plan);
      // Planned exercises become the client's exercises.
      return refetch(cache, exercisesKey(clientId));
    },
  });
}

export type PlanChange = { sessions: PlannedSession[]; programme?: Programme };

export function useMoveSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ clientId, ...move }: SessionMove & { clientId: string }) =>
      call(contract.moveSession, {
        params: { id: clientId },
        body: { ...move, timezoneOffset: new Date().getTimezoneOffset() },
      }),
    onSuccess: (plan, { clientId }) => {
      cache.setQueryData(weeklyPlanKey(clientId), plan);
      return refetch(cache, CLIENTS_KEY);
    },
  });
}
