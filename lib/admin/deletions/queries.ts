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

export function useDeleteTrainer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deletions.tell("DELETE /api/admin/trainer/[id]", { params: { id }, headers }),
    onSuccess: (_, id) => refresh(cache, [...CONSOLE_KEY, "trainer", id]),
  });
}

export function useDeleteAnyClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deletions.tell("DELETE /api/admin/client/[id]", { params: { id }, headers }),
    onSuccess: (_, id) => refresh(cache, [...CONSOLE_KEY, "client", id]),
  });
}

/** A refusal means that the list is out of date. */
function useChange(change: (id: string) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => refresh(cache) });
}

export const useRestoreTrainer = () =>
  useChange((id) => deletions.tell("POST /api/admin/deleted/[id]/restore", { params: { id } }));

export const usePurgeTrainer = () =>
  useChange((id) => deletions.tell("DELETE /api/admin/deleted/[id]", { params: { id } }));

export const useRestoreClient = () =>
  useChange((id) => deletions.tell("POST /api/admin/deleted/clients/[id]/restore", { params: { id } }));

export const usePurgeClient = () =>
  useChange((id) => deletions.tell("DELETE /api/admin/deleted/clients/[id]", { params: { id } }));
