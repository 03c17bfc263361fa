import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import * as contract from "./contract";
import { cursorAfter } from "./cursor";
import { type Period, periodRange } from "./period";

const ACTIVITY_FRESH_MS = 5 * 60_000;

/** Rows of one page of a long list. */
const PAGE_ROWS = 50;

const JSON_CONTENT = { "content-type": "application/json" };

const TRAINERS_KEY = ["/api/admin/users"];
const TRAINER_KEY = ["/api/admin/trainer"];
const HISTORY_KEY = ["/api/admin/client"];
const ACTIVITY_KEY = ["/api/admin/activity"];
const AUDIT_KEY = ["/api/admin/audit"];
const COSTS_KEY = ["/api/admin/costs"];

type Row = { id: string; createdAt: string };

/** A list from new to old that is asked for page by page and read as one. */
function pagedQuery<T extends Row>(
  queryKey: readonly string[],
  askPage: (page: { limit: number; after: string | undefined }) => Promise<T[]>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => askPage({ limit: PAGE_ROWS, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => {
      const last = page.at(-1);
      return last && page.length === PAGE_ROWS ? cursorAfter(last) : undefined;
    },
    select: ({ pages }) => pages.flat(),
  });
}

/** All trainers, or those whom the search finds by their own name or a client's. */
export const trainersQuery = (search: string) => ({
  ...pagedQuery([...TRAINERS_KEY, search], (page) =>
    call(contract.listTrainers, { query: search ? { ...page, search } : page }),
  ),
  placeholderData: keepPreviousData,
});

export const trainerClientsQuery = (id: string) =>
  pagedQuery([...TRAINER_KEY, id, "clients"], (page) =>
    call(contract.listTrainerClients, { params: { id }, query: page }),
  );

export const auditQuery = () =>
  pagedQuery(AUDIT_KEY, (page) => call(contract.listAuditEntries, { query: page }));

export const costsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...COSTS_KEY, period],
    queryFn: () => call(contract.listCosts, { query: periodRange(period, new Date()) }),
    staleTime: ACTIVITY_FRESH_MS,
  });

export const transformationHistoryQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, clientId, "transformations"],
    queryFn: () => call(contract.getTransformationHistory, { params: { id: clientId } }),
  });

/** Keyed by the choice and not by its range, whose end moves with the clock. */
export const activityQuery = (period: Period) =>
  queryOptions({
    queryKey: [...ACTIVITY_KEY, period],
    queryFn: () => call(contract.getActivity, { query: periodRange(period, new Date()) }),
    staleTime: ACTIVITY_FRESH_MS,
    refetchOnWindowFocus: false,
  });

/** A trainer or client who is gone must not be asked for again: the list that names them is renewed first. */
async function refreshAfterDeletion(cache: QueryClient, goneKey: readonly string[]): Promise<void> {
  await cache.invalidateQueries({ queryKey: TRAINERS_KEY });
  cache.removeQueries({ queryKey: goneKey });
  const lists = [TRAINER_KEY, HISTORY_KEY, ACTIVITY_KEY, AUDIT_KEY, COSTS_KEY];
  const stale = [...lists, ["/api/clients"], ["/api/client"]];
  await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

export function useDeleteTrainer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteTrainer, { params: { id }, headers: JSON_CONTENT }),
    onSuccess: (_, id) => refreshAfterDeletion(cache, [...TRAINER_KEY, id]),
  });
}

export function useDeleteAnyClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteAnyClient, { params: { id }, headers: JSON_CONTENT }),
    onSuccess: (_, id) => refreshAfterDeletion(cache, [...HISTORY_KEY, id]),
  });
}

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
