import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { AUDIT_KEY } from "@/lib/admin/audit/queries";
import { CLIENT_KEY, CLIENTS_KEY } from "@/lib/clients/record/queries";
import { call, urlFor } from "@/lib/platform/http/call";
import { pagedQuery } from "@/lib/platform/paging/queries";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import * as contract from "./contract";
import { type Period, periodRange } from "./period";
import type { ClientShow, ClientSort, TrainerShow, TrainerSort } from "./question";
import type { Move } from "./schema";

// First parts of the console's query keys: the beginnings of API paths.

export const TRAINERS_KEY = ["/api/admin/users"];
export const FOUND_CLIENTS_KEY = ["/api/admin/clients"];
export const TRAINER_KEY = ["/api/admin/trainer"];
export const HISTORY_KEY = ["/api/admin/client"];
export const ACTIVITY_KEY = ["/api/admin/activity"];
export const COSTS_KEY = ["/api/admin/costs"];
export const DELETED_KEY = ["/api/admin/deleted"];

const ACTIVITY_FRESH_MS = 5 * MINUTE_MS;

export type TrainersAsked = { search: string; sort: TrainerSort; show: TrainerShow };
type ClientsAsked = { search: string; sort: ClientSort; show: ClientShow };

const withoutEmptySearch = <Asked extends { search: string }>({ search, ...asked }: Asked) =>
  search ? { ...asked, search } : asked;

export const trainersQuery = (asked: TrainersAsked) => ({
  ...pagedQuery([...TRAINERS_KEY, asked], (page) =>
    call(contract.listTrainers, { query: { ...page, ...withoutEmptySearch(asked) } }),
  ),
  placeholderData: keepPreviousData,
});

export const trainerCountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...TRAINERS_KEY, "count", search],
    queryFn: () => call(contract.countTrainers, { query: withoutEmptySearch({ search }) }),
    placeholderData: keepPreviousData,
  });

export const trainerExportUrl = (asked: TrainersAsked) =>
  urlFor(contract.exportTrainers.path, { query: withoutEmptySearch(asked) });

export const foundClientsQuery = (asked: ClientsAsked) => ({
  ...pagedQuery([...FOUND_CLIENTS_KEY, asked], (page) =>
    call(contract.listClients, { query: { ...page, ...withoutEmptySearch(asked) } }),
  ),
  placeholderData: keepPreviousData,
});

export const clientCountQuery = (asked: ClientsAsked) =>
  queryOptions({
    queryKey: [...FOUND_CLIENTS_KEY, "count", asked],
    queryFn: () => call(contract.countClients, { query: withoutEmptySearch(asked) }),
    placeholderData: keepPreviousData,
  });

export const clientExportUrl = (asked: ClientsAsked) =>
  urlFor(contract.exportClients.path, { query: withoutEmptySearch(asked) });

export const trainerClientsQuery = (id: string) =>
  pagedQuery([...TRAINER_KEY, id, "clients"], (page) =>
    call(contract.listTrainerClients, { params: { id }, query: page }),
  );

export const costsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...COSTS_KEY, period],
    queryFn: () => call(contract.listCosts, { query: periodRange(period, new Date()) }),
    staleTime: ACTIVITY_FRESH_MS,
  });

export const costMonthQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: [...COSTS_KEY, "month", month],
    queryFn: () => call(contract.getCostMonth, { query: month ? { month } : {} }),
    placeholderData: keepPreviousData,
  });

export function useRefund() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(contract.refundImage, { params: { id }, body: { reason } }),
    onSuccess: () =>
      Promise.all(
        [HISTORY_KEY, COSTS_KEY, AUDIT_KEY].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
}

export const costsExportUrl = (period: Period) =>
  urlFor(contract.exportCosts.path, { query: periodRange(period, new Date()) });

export const transformationHistoryQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, clientId, "transformations"],
    queryFn: () => call(contract.getTransformationHistory, { params: { id: clientId } }),
  });

/** Keyed by the choice, because the end of the range moves with the clock. */
export const activityQuery = (period: Period) =>
  queryOptions({
    queryKey: [...ACTIVITY_KEY, period],
    queryFn: () => call(contract.getActivity, { query: periodRange(period, new Date()) }),
    staleTime: ACTIVITY_FRESH_MS,
    refetchOnWindowFocus: false,
  });

export function useChangeRole() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAdmin }: { id: string; isAdmin: boolean }) =>
      call(contract.changeRole, { params: { id }, body: { isAdmin } }),
    onSuccess: () =>
      Promise.all([TRAINERS_KEY, AUDIT_KEY].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}

export function useEndSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.endSessions, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: AUDIT_KEY }),
  });
}

export function useMoveClients() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ from, ...body }: Move & { from: string }) =>
      call(contract.moveClients, { params: { id: from }, body }),
    onSuccess: () =>
      Promise.all(
        [
          TRAINERS_KEY,
          FOUND_CLIENTS_KEY,
          TRAINER_KEY,
          ACTIVITY_KEY,
          AUDIT_KEY,
          COSTS_KEY,
          CLIENTS_KEY,
          CLIENT_KEY,
        ].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
}
