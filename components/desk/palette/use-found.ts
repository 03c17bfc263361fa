"use client";

import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useDebounced } from "@/components/ui/use-timeouts";
import { readTyped } from "@/lib/desk/palette/typed";
import { rosterQuery, rowQuery } from "@/lib/desk/roster/queries";
import { ALL_CLIENTS, type Asked, STANDARD_SORT } from "@/lib/desk/roster/question";
import type { RosterRow } from "@/lib/desk/roster/schema";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { CLIENT_ACTIONS, type ClientAction, FREQUENT_ACTIONS } from "./client-actions";

const PAUSE_MS = 120;
/** More would push the actions off a phone's screen. */
const MAX_CLIENTS = 5;
/** As many rows as there are clients for one named action, and no more for several. */
const MAX_NAMED = 6;

type Offer = { action: ClientAction; row: RosterRow };

/**
 * What the palette shows for the typed text. Words that name an action, such as "weigh", offer it for the client whom
 * the other words name, else for the last clients.
 */
export function useFound(trainerId: string | undefined, typed: string) {
  const wanted = typed.trim();
  const q = useDebounced(wanted, PAUSE_MS);
  const { named, rest } = readTyped(q, CLIENT_ACTIONS);
  const clients = useClients(trainerId, q, true);
  const meant = useClients(trainerId, rest, named.length > 0);
  const recent = useRecent(q === "" || (named.length > 0 && rest === ""));
  const rows = q === "" ? withoutTwice([...recent, ...clients.rows]) : clients.rows;
  const top = q === "" ? undefined : rows[0];
  const subjects = withoutTwice([...(rest === "" ? recent : []), ...meant.rows]);
  const offers: Offer[] =
    named.length > 0
      ? subjects.flatMap((row) => named.map((action) => ({ action, row }))).slice(0, MAX_NAMED)
      : top
        ? FREQUENT_ACTIONS.map((action) => ({ action, row: top }))
        : [];
  return {
    rows,
    isRecent: q === "" && recent.length > 0,
    offers,
    isAway: clients.isAway,
    isSearching: clients.isFetching || meant.isFetching || q !== wanted,
  };
}

/** Without text: the clients with the next sessions. */
function useClients(trainerId: string | undefined, q: string, enabled: boolean) {
  const asked: Asked = { ...ALL_CLIENTS, q, sort: q ? "name" : STANDARD_SORT };
  const { data, isError, isFetching } = useQuery({
    ...rosterQuery(trainerId, asked, null),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    rows: enabled ? (data?.rows ?? []).slice(0, MAX_CLIENTS) : [],
    isAway: isError && !data,
    isFetching,
  };
}

function useRecent(enabled: boolean): RosterRow[] {
  const ids = useActiveClientStore(({ recent }) => recent);
  const found = useQueries({ queries: ids.map((id) => ({ ...rowQuery(id), enabled })) });
  return enabled ? found.flatMap(({ data }) => data ?? []) : [];
}

const withoutTwice = (rows: readonly RosterRow[]): RosterRow[] =>
  rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index).slice(0, MAX_CLIENTS);
