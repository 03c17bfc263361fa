import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENT_KEY, CLIENTS_KEY, clientsKey } from "@/lib/clients/record/queries";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Args } from "@/lib/platform/http/contract";
import { uuidv7 } from "@/lib/text/uuid";
import { MAX_COPIES } from "@/lib/training/plans/limits";
import type { copyProgramme } from "./contract";
import type { Template } from "./schema";

export const templatesKey = (trainerId: string | undefined) =>
  [...clientsKey(trainerId), "templates"] as const;

const plannedClientsKey = (trainerId: string | undefined) => [...clientsKey(trainerId), "planned"] as const;

const contract = lazyContract(() => import("./contract"));

export const templatesQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: templatesKey(trainerId),
    queryFn: () => call(contract.listTemplates, {}),
    enabled: trainerId !== undefined,
  });

/** Never stale-cached: refetched at each opening. */
export const plannedClientsQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: plannedClientsKey(trainerId),
    queryFn: () => call(contract.listPlannedClients, {}),
    enabled: trainerId !== undefined,
    staleTime: 0,
  });

export function useSaveTemplate(trainerId: string | undefined) {
  const cache = useQueryClient();
  const { queryKey } = templatesQuery(trainerId);
  return useMutation({
    scope: { id: "templates" },
    mutationFn: (template: Template) => call(contract.saveTemplate, { body: template }),
    onMutate: async (template) => {
      const before = cache.getQueryData(queryKey);
      const others = before?.templates.filter(({ id }) => id !== template.id) ?? [];
      const templates = [...others, template].sort((a, b) => a.name.localeCompare(b.name));
      await setQueryData(cache, queryKey, { templates });
      return before;
    },
    onError: (_error, _template, before) => cache.setQueryData(queryKey, before),
  });
}

export function useDeleteTemplate(trainerId: string | undefined) {
  const cache = useQueryClient();
  const { queryKey } = templatesQuery(trainerId);
  return useMutation({
    scope: { id: "templates" },
    mutationFn: (id: string) => call(contract.deleteTemplate, { params: { id } }),
    onMutate: async (id) => {
      const before = cache.getQueryData(queryKey);
      const templates = before?.templates.filter((one) => one.id !== id) ?? [];
      await setQueryData(cache, queryKey, { templates });
      return before;
    },
    onError: (_error, _id, before) => cache.setQueryData(queryKey, before),
  });
}

/** @returns the number of clients that have it; smaller than requested if a later request failed */
export function useCopyProgramme() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ clientIds, ...programme }: Args<typeof copyProgramme>["body"]) => {
      const copyId = uuidv7(new Date());
      let clients = 0;
      for (const portion of portions(clientIds, MAX_COPIES)) {
        const body = { ...programme, copyId, clientIds: portion };
        try {
          clients += (await call(contract.copyProgramme, { body })).clients;
        } catch (error) {
          if (clients === 0) throw error;
          break;
        }
      }
      return { copyId, clients };
    },
    onSettled: () => refetch(cache, CLIENTS_KEY, CLIENT_KEY),
  });
}

const portions = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

export function useUndoCopies() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (copyId: string) => call(contract.undoCopies, { params: { id: copyId } }),
    onSuccess: () => refetch(cache, CLIENTS_KEY, CLIENT_KEY),
  });
}
