import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENT_KEY, CLIENTS_KEY } from "@/lib/clients/record/queries";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import type { Args } from "@/lib/platform/http/contract";
import { uuidv7 } from "@/lib/text/uuid";
import { MAX_COPIES } from "@/lib/training/plans/limits";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import type * as Contract from "./contract";
import type { Template } from "./schema";

const programmes = api<typeof Contract>();

export const templatesQuery = (trainerId: string | undefined) =>
  programmes.askOf(trainerId, "GET /api/programmes");

/** Always stale, because the clients' plans change on other screens. */
export const plannedClientsQuery = (trainerId: string | undefined) => ({
  ...programmes.askOf(trainerId, "GET /api/programmes/clients"),
  staleTime: 0,
});

/** Asked again for each choice of clients; what a trainer just logged changes it. */
export const seenCopiesQuery = (weeks: readonly PlannedWeek[], clientIds: readonly string[]) => ({
  queryKey: ["/api/programmes", "copies", weeks, clientIds],
  queryFn: () =>
    programmes.tell("POST /api/programmes/copies/preview", {
      body: { weeks: [...weeks], clientIds: [...clientIds] },
    }),
  staleTime: 0,
});

/** A copied programme changes the clients, the lists and their plans. */
const COPIED = [CLIENTS_KEY, CLIENT_KEY, ["/api/programmes"], ["/api/schedule"]];

export function useSaveTemplate(trainerId: string | undefined) {
  const cache = useQueryClient();
  const { queryKey } = templatesQuery(trainerId);
  return useMutation({
    scope: { id: "templates" },
    mutationFn: (template: Template) => programmes.tell("POST /api/programmes", { body: template }),
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
    mutationFn: (id: string) => programmes.tell("DELETE /api/programmes/[id]", { params: { id } }),
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
    mutationFn: async ({ clientIds, ...programme }: Args<typeof Contract.copyProgramme>["body"]) => {
      const copyId = uuidv7(new Date());
      let clients = 0;
      for (const portion of portions(clientIds, MAX_COPIES)) {
        const body = {
          ...programme,
          copyId,
          clientIds: portion,
          timezoneOffset: new Date().getTimezoneOffset(),
        };
        try {
          clients += (await programmes.tell("POST /api/programmes/copies", { body })).clients;
        } catch (error) {
          if (clients === 0) throw error;
          break;
        }
      }
      return { copyId, clients };
    },
    onSettled: () => refetch(cache, ...COPIED),
  });
}

const portions = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

export const useUndoCopies = () => programmes.useTell("DELETE /api/programmes/copies/[id]", () => COPIED);
