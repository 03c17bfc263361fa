import { CLIENTS_KEY, clientKey } from "@/lib/clients/record/queries";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";
import { type Asked, queryOf } from "./question";

const roster = api<typeof Contract>();
const timezoneOffset = () => new Date().getTimezoneOffset();

/** One page of the list. Always stale, because workouts logged on other screens change it. */
export const rosterQuery = (trainerId: string | undefined, asked: Asked, after: string | null) => ({
  ...roster.askOf(trainerId, "GET /api/clients/roster", {
    query: {
      ...queryOf(asked),
      after: after ?? undefined,
      timezoneOffset: timezoneOffset(),
    },
  }),
  staleTime: 0,
});

/** One row of the list. Always stale, because workouts logged on other screens change it. */
export const rowQuery = (id: string) => ({
  ...roster.ask("GET /api/client/[id]/roster", {
    params: { id },
    query: { timezoneOffset: timezoneOffset() },
  }),
  staleTime: 0,
});

export const namesQuery = (trainerId: string | undefined) =>
  roster.askOf(trainerId, "GET /api/clients/names");

/** The client on the card above the list: the active one unless archived, else the newest; null without clients. */
export const selectedQuery = (trainerId: string | undefined, openId: string | null) =>
  roster.askOf(trainerId, "GET /api/clients/selected", { query: { open: openId ?? undefined } });

export const useSaveEntries = () =>
  roster.useTell("PATCH /api/clients/roster", ({ body: { entries } }) => [
    CLIENTS_KEY,
    ...entries.map(({ id }) => [...clientKey(id), "roster"]),
  ]);
