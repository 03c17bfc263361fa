import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { offlineCache } from "@/lib/platform/browser/offline-cache";
import { clearThumbnailCache } from "@/lib/platform/browser/service-worker";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { ApiError, serverWords } from "@/lib/platform/http/api-error";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Args } from "@/lib/platform/http/contract";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import type * as Contract from "./contract";
import type { Client } from "./schema";
import { updateFailureTexts } from "./texts";

// Query keys about clients are API paths. Pages prefetch under the same keys.

export const CLIENTS_KEY = ["/api/clients"] as const;

export const clientsKey = (trainerId: string | undefined) => [...CLIENTS_KEY, trainerId] as const;

export const CLIENT_KEY = ["/api/client"] as const;

/** First part of every query key about one client, so that a change can refetch them all. */
export const clientKey = (id: string) => [...CLIENT_KEY, id] as const;

const contract = lazyContract(() => import("./contract"));

const CLIENT_FRESH_MS = 5 * MINUTE_MS;
/** Polling interval while images are being made, also in the background. */
const AWAITING_IMAGES_MS = 3000;

/** The trainer's clients, newest first. Disabled until the trainer is known. */
export const clientsQuery = (trainerId: string | undefined) =>
  queryOptions({
    queryKey: clientsKey(trainerId),
    queryFn: () => call(contract.listClients, {}),
    enabled: trainerId !== undefined,
  });

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: clientKey(id),
    queryFn: () => call(contract.getClient, { params: { id } }),
    staleTime: CLIENT_FRESH_MS,
    refetchInterval: ({ state }) => (state.data && expectsImages(state.data) ? AWAITING_IMAGES_MS : false),
    refetchIntervalInBackground: true,
  });

export function awaitsImages({ generation }: Pick<Client, "generation">): boolean {
  return generation?.status === "queued" || generation?.status === "running";
}

/** Whether images will appear: they are being made, or there is a photo without images. */
export function expectsImages(client: Client): boolean {
  if (client.generation) return awaitsImages(client);
  const hasPhoto = client.photoUrl !== null || client.backPhotoUrl !== null;
  return hasPhoto && client.transformationUrls.length === 0;
}

export function useCreateClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string } & Args<typeof Contract.createClient>["body"]) =>
      call(contract.createClient, { headers: { "idempotency-key": key }, body }),
    onSuccess: async (client) => {
      await setQueryData(cache, clientQuery(client.id).queryKey, client);
      await refetch(cache, CLIENTS_KEY);
    },
  });
}

export function useUpdateClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...body }: { id: string; version?: number } & UpdateBody) =>
      call(contract.updateClient, {
        params: { id },
        headers: version === undefined ? {} : { "if-match": `"${version}"` },
        body,
      }),
    onSuccess: async (client, { photosWereDeleted }) => {
      if (photosWereDeleted) void clearThumbnailCache();
      await setQueryData(cache, clientQuery(client.id).queryKey, client);
      await refetch(cache, CLIENTS_KEY, [...clientKey(client.id), "timeline"]);
    },
  });
}
export const updateFailureText = (error: unknown): string =>
  error instanceof ApiError
    ? updateFailureTexts.refused(error.status, serverWords(error, error.body))
    : updateFailureTexts.unreached;

type UpdateBody = Args<typeof Contract.updateClient>["body"];

/** Removes a client from the offline cache. Its keys are JSON and begin with this text. */
export const clearOfflineCache = (id: string): Promise<void> =>
  offlineCache().remove(`["/api/client","${id}"`);

export function useDeleteClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteClient, { params: { id } }),
    onSuccess: (_, id) => {
      cache.removeQueries({ queryKey: clientKey(id) });
      void clearOfflineCache(id);
      void clearThumbnailCache();
      return refetch(cache, CLIENTS_KEY);
    },
  });
}
