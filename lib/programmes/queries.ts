import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENT_KEY, CLIENTS_KEY } from "@/lib/clients/keys";
import { refetch, setQueryData } from "@/lib/http/after-write";
import { call } from "@/lib/http/call";
import type { Args } from "@/lib/http/contract";
import { lazyContract } from "@/lib/http/lazy-contract";
import type { copyProgramme } from "./contract";
import { plannedClientsKey, templatesKey } from "./keys";
import type { Template } from "./schema";

const contract = lazyContract(() => import("./contract"));

/** The trainer's templates by name. */
export const templatesQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: templatesKey(trainerId),
    queryFn: () => call(contract.listTemplates, {}),
    enabled: trainerId !== undefined,
  });

/** What each client has: asked anew whenever it is opened. */
export const plannedClientsQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: plannedClientsKey(trainerId),
    queryFn: () => call(contract.listPlannedClients, {}),
    enabled: trainerId !== undefined,
    staleTime: 0,
  });

/** A new template, a changed one, or a deleted one that comes back. It shows at once. */
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

/** Gives clients a programme. All that is known of clients may be another thing then. */
export function useCopyProgramme() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Args<typeof copyProgramme>["body"]) => call(contract.copyProgramme, { body }),
    onSuccess: () => refetch(cache, CLIENTS_KEY, CLIENT_KEY),
  });
}

export function useTakeBackCopies() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (copyId: string) => call(contract.takeBackCopies, { params: { id: copyId } }),
    onSuccess: () => refetch(cache, CLIENTS_KEY, CLIENT_KEY),
  });
}
