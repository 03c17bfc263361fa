import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientKey } from "@/lib/clients/record/queries";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { workoutKey } from "@/lib/training/workouts/queries";
import type * as Contract from "./contract";
import type { PlannedSession, Programme } from "./schema";

const plans = api<typeof Contract>();
const LINE = "/api/client/[id]/workout/plan";

export const weeklyPlanQuery = (id: string) => plans.ask(`GET ${LINE}`, { params: { id } });

/** Saves run one after the other, so that the last one wins. A failure rolls the change back. */
export function useSaveWeeklyPlan(clientId: string) {
  const cache = useQueryClient();
  const { queryKey } = weeklyPlanQuery(clientId);
  return useMutation({
    scope: { id: `weekly-plan-${clientId}` },
    mutationFn: (change: PlanChange) => {
      const body = { ...change, timezoneOffset: new Date().getTimezoneOffset() };
      return plans.tell(`POST ${LINE}`, { params: { id: clientId }, body });
    },
    onMutate: async ({ sessions, programme }) => {
      const before = cache.getQueryData(queryKey);
      await setQueryData(cache, queryKey, {
        madeAt: before?.madeAt ?? new Date().toISOString(),
        trained: before?.trained ?? [],
        days: before?.days ?? { planned: [], workouts: [], archivedOn: null },
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
      return refetch(cache, [...workoutKey(clientId), "exercises"]);
    },
  });
}

export type PlanChange = { sessions: PlannedSession[]; programme?: Programme };

const SESSION = `${LINE}/sessions/[sessionId]` as const;

/** Every screen that shows what a day is. */
const days = ({ params: { id } }: { params: { id: string } }) => [
  workoutKey(id),
  ["/api/schedule"],
  ["/api/analytics"],
  CLIENTS_KEY,
  [...clientKey(id), "roster"],
];

export const useChangeSession = () => plans.useTell(`PATCH ${SESSION}`, days);

export const useCopySession = () => plans.useTell(`POST ${SESSION}/copies`, days);

export const useRemoveSession = () => plans.useTell(`DELETE ${SESSION}`, days);
