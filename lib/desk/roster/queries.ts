import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientsKey } from "@/lib/clients/record/queries";
import { refetch } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Asked } from "./question";
import type { RosterEntry } from "./schema";

// Under the key of the clients, so that a refetch of the clients includes these queries.
const under = (trainerId: string | undefined, name: string) => [...clientsKey(trainerId), name] as const;

export const rosterKey = (trainerId: string | undefined, asked: Asked, after: string | null) =>
  [...under(trainerId, "roster"), asked, after] as const;
const rowKey = (trainerId: string | undefined, clientId: string) =>
  [...under(trainerId, "row"), clientId] as const;
const namesKey = (trainerId: string | undefined) => under(trainerId, "names");
export const selectedKey = (trainerId: string | undefined, openId: string | null) =>
  [...under(trainerId, "selected"), openId] as const;

const contract = lazyContract(() => import("./contract"));

/** One page of the list. Always stale, because workouts logged on other screens change it. */
export const rosterQuery = (trainerId: string | undefined, asked: Asked, after: string | null) =>
  queryOptions({
    queryKey: rosterKey(trainerId, asked, after),
    queryFn: () =>
      call(contract.getRoster, {
        query: {
          ...asked,
          tag: asked.tag ?? undefined,
          after: after ?? undefined,
          timezoneOffset: new Date().getTimezoneOffset(),
        },
      }),
    enabled: trainerId !== undefined,
    staleTime: 0,
  });

/** One row of the list. Always stale, because workouts logged on other screens change it. */
export const rowQuery = (trainerId: string | undefined, clientId: string) =>
  queryOptions({
    queryKey: rowKey(trainerId, clientId),
    queryFn: () =>
      call(contract.getRow, {
        params: { id: clientId },
        query: { timezoneOffset: new Date().getTimezoneOffset() },
      }),
    enabled: trainerId !== undefined,
    staleTime: 0,
  });

export const namesQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: namesKey(trainerId),
    queryFn: () => call(contract.listNames, {}),
    enabled: trainerId !== undefined,
  });

/** The client on the card above the list: the active one unless archived, else the newest; null without clients. */
export const selectedQuery = (trainerId: string | undefined, openId: string | null) =>
  queryOptions({
    queryKey: selectedKey(trainerId, openId),
    queryFn: () => call(contract.getSelected, { query: { open: openId ?? undefined } }),
    enabled: trainerId !== undefined,
  });

export function useSaveEntry() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & RosterEntry) =>
      call(contract.saveEntry, { params: { id }, body }),
    onSuccess: () => refetch(cache, CLIENTS_KEY),
  });
}
