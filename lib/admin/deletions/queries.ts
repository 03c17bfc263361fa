import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { CONSOLE_KEY } from "@/lib/admin/console/queries";
import { CLIENT_KEY, CLIENTS_KEY } from "@/lib/clients/record/queries";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";

const deletions = api<typeof Contract>();
const headers = { "content-type": "application/json" } as const;
const STALE = [CONSOLE_KEY, CLIENTS_KEY, CLIENT_KEY];

export const deletedTrainersQuery = () => deletions.ask("GET /api/admin/deleted");

export const deletedClientsQuery = () => deletions.ask("GET /api/admin/deleted/clients");

/** Refreshes the list first: otherwise open rows would refetch a deleted trainer. */
async function refresh(cache: QueryClient, goneKey?: readonly string[]): Promise<void> {
  await cache.invalidateQueries({ queryKey: [...CONSOLE_KEY, "users"] });
  if (goneKey) cache.removeQueries({ queryKey: goneKey });
  const others = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "users";
  await Promise.all(STALE.map((queryKey) => cache.invalidateQueries({ queryKey, predicate: others })));
}

export type Kind = "trainer" | "client";

const AT = {
  trainer: {
    remove: "DELETE /api/admin/trainer/[id]",
    restore: "POST /api/admin/deleted/[id]/restore",
    purge: "DELETE /api/admin/deleted/[id]",
  },
  client: {
    remove: "DELETE /api/admin/client/[id]",
    restore: "POST /api/admin/deleted/clients/[id]/restore",
    purge: "DELETE /api/admin/deleted/clients/[id]",
  },
} as const;

export function useDelete(kind: Kind) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deletions.tell(AT[kind].remove, { params: { id }, headers }),
    onSuccess: (_, id) => refresh(cache, [...CONSOLE_KEY, kind, id]),
  });
}

/** A refusal means that the list is out of date. */
function useChange(line: (typeof AT)[Kind]["restore" | "purge"]) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deletions.tell(line, { params: { id } }),
    onSettled: () => refresh(cache),
  });
}

export const useRestore = (kind: Kind) => useChange(AT[kind].restore);

export const usePurge = (kind: Kind) => useChange(AT[kind].purge);
