import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CLIENT_KEY, CLIENTS_KEY } from "@/lib/clients/record/queries";
import { api } from "@/lib/platform/http/api";
import { pagedQuery } from "@/lib/platform/paging/queries";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import type * as Contract from "./contract";
import { type Period, periodRange } from "./period";
import type { ClientShow, ClientSort, TrainerShow, TrainerSort } from "./question";

const admin = api<typeof Contract>();

/** Beginning of every key of the console. */
export const CONSOLE_KEY = ["/api/admin"];

/** Only one tab of the console is open, so a write makes all of it stale. */
export const allOfConsole = () => [CONSOLE_KEY];

const ACTIVITY_FRESH_MS = 5 * MINUTE_MS;

export type TrainersAsked = { search: string; sort: TrainerSort; show: TrainerShow };
type ClientsAsked = { search: string; sort: ClientSort; show: ClientShow };

const withoutEmptySearch = <Asked extends { search: string }>({ search, ...asked }: Asked) =>
  search ? { ...asked, search } : asked;

export const trainersQuery = (asked: TrainersAsked) => ({
  ...pagedQuery([...CONSOLE_KEY, "users", asked], (page) =>
    admin.tell("GET /api/admin/users", { query: { ...page, ...withoutEmptySearch(asked) } }),
  ),
  placeholderData: keepPreviousData,
});

export const trainerCountsQuery = (search: string) => ({
  ...admin.ask("GET /api/admin/users/count", { query: withoutEmptySearch({ search }) }),
  placeholderData: keepPreviousData,
});

export const trainerExportUrl = (asked: TrainersAsked) =>
  admin.url("GET /api/admin/users/export", { query: withoutEmptySearch(asked) });

export const foundClientsQuery = (asked: ClientsAsked) => ({
  ...pagedQuery([...CONSOLE_KEY, "clients", asked], (page) =>
    admin.tell("GET /api/admin/clients", { query: { ...page, ...withoutEmptySearch(asked) } }),
  ),
  placeholderData: keepPreviousData,
});

export const clientCountQuery = (asked: ClientsAsked) => ({
  ...admin.ask("GET /api/admin/clients/count", { query: withoutEmptySearch(asked) }),
  placeholderData: keepPreviousData,
});

export const clientExportUrl = (asked: ClientsAsked) =>
  admin.url("GET /api/admin/clients/export", { query: withoutEmptySearch(asked) });

export const trainerClientsQuery = (id: string) =>
  pagedQuery([...CONSOLE_KEY, "trainer", id, "clients"], (query) =>
    admin.tell("GET /api/admin/trainer/[id]/clients", { params: { id }, query }),
  );

/** Keyed by the choice, because the end of the range moves with the clock. */
export const costsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...CONSOLE_KEY, "costs", period],
    queryFn: () => admin.tell("GET /api/admin/costs", { query: periodRange(period, new Date()) }),
    staleTime: ACTIVITY_FRESH_MS,
  });

export const costMonthQuery = (month: string | undefined) => ({
  ...admin.ask("GET /api/admin/costs/month", { query: { month } }),
  placeholderData: keepPreviousData,
});

export const costsExportUrl = (period: Period) =>
  admin.url("GET /api/admin/costs/export", { query: periodRange(period, new Date()) });

export const transformationHistoryQuery = (id: string) =>
  admin.ask("GET /api/admin/client/[id]/transformations", { params: { id } });

/** Keyed by the choice, like the costs. */
export const activityQuery = (period: Period) =>
  queryOptions({
    queryKey: [...CONSOLE_KEY, "activity", period],
    queryFn: () => admin.tell("GET /api/admin/activity", { query: periodRange(period, new Date()) }),
    staleTime: ACTIVITY_FRESH_MS,
    refetchOnWindowFocus: false,
  });

export const useChangeRole = () => admin.useTell("PATCH /api/admin/trainer/[id]", allOfConsole);

export const useEndSessions = () => admin.useTell("DELETE /api/admin/trainer/[id]/sessions", allOfConsole);

export const useMoveClients = () =>
  admin.useTell("POST /api/admin/trainer/[id]/clients/move", () => [CONSOLE_KEY, CLIENTS_KEY, CLIENT_KEY]);
