import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { AUDIT_KEY } from "@/lib/admin/audit/queries";
import {
  ACTIVITY_KEY,
  COSTS_KEY,
  DELETED_KEY,
  FOUND_CLIENTS_KEY,
  HISTORY_KEY,
  TRAINER_KEY,
  TRAINERS_KEY,
} from "@/lib/admin/console/queries";
import { CLIENT_KEY, CLIENTS_KEY } from "@/lib/clients/record/queries";
import { call } from "@/lib/platform/http/call";
import * as contract from "./contract";

const JSON_CONTENT = { "content-type": "application/json" };

const STALE = [
  FOUND_CLIENTS_KEY,
  TRAINER_KEY,
  HISTORY_KEY,
  DELETED_KEY,
  ACTIVITY_KEY,
  AUDIT_KEY,
  COSTS_KEY,
  CLIENTS_KEY,
  CLIENT_KEY,
];

export const deletedTrainersQuery = () =>
  queryOptions({
    queryKey: [...DELETED_KEY, "trainers"],
    queryFn: () => call(contract.listDeletedTrainers, {}),
  });

export const deletedClientsQuery = () =>
  queryOptions({
    queryKey: [...DELETED_KEY, "clients"],
    queryFn: () => call(contract.listDeletedClients, {}),
  });

/** Refreshes the list first: otherwise open rows would refetch a deleted trainer. */
async function refresh(cache: QueryClient, goneKey?: readonly string[]): Promise<void> {
  await cache.invalidateQueries({ queryKey: TRAINERS_KEY });
  if (goneKey) cache.removeQueries({ queryKey: goneKey });
  await Promise.all(STALE.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

export function useDeleteTrainer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteTrainer, { params: { id }, headers: JSON_CONTENT }),
    onSuccess: (_, id) => refresh(cache, [...TRAINER_KEY, id]),
  });
}

export function useDeleteAnyClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteAnyClient, { params: { id }, headers: JSON_CONTENT }),
    onSuccess: (_, id) => refresh(cache, [...HISTORY_KEY, id]),
  });
}

export function useRestoreTrainer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.restoreTrainer, { params: { id } }),
    onSettled: () => refresh(cache),
  });
}

export function usePurgeTrainer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.purgeTrainer, { params: { id } }),
    onSettled: () => refresh(cache),
  });
}

export function useRestoreClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.restoreClient, { params: { id } }),
    onSettled: () => refresh(cache),
  });
}

export function usePurgeClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.purgeClient, { params: { id } }),
    onSettled: () => refresh(cache),
  });
}
