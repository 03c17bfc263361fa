import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { offlineCache } from "@/lib/platform/browser/offline-cache";
import { clearThumbnailCache } from "@/lib/platform/browser/service-worker";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { ApiError, serverWords } from "@/lib/platform/http/api-error";
import type { Args } from "@/lib/platform/http/contract";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import type * as Contract from "./contract";
import type { Client } from "./schema";

const clients = api<typeof Contract>();

/** Beginning of the keys of the lists. */
export const CLIENTS_KEY = ["/api/clients"] as const;

export const CLIENT_KEY = ["/api/client"] as const;

/** Beginning of every key about one client, so that a change can refetch them all. */
export const clientKey = (id: string) => [...CLIENT_KEY, id] as const;

/** What most writes to a client make stale. */
export const clientAndLists = ({ params: { id } }: { params: { id: string } }) => [
  clientKey(id),
  CLIENTS_KEY,
];

const CLIENT_FRESH_MS = 5 * MINUTE_MS;
/** Polling interval while images are being made, also in the background. */
const AWAITING_IMAGES_MS = 3000;

/** The trainer's clients, newest first. Disabled until the trainer is known. */
export const clientsQuery = (trainerId: string | undefined) => clients.askOf(trainerId, "GET /api/clients");

export const clientQuery = (id: string) =>
  queryOptions({
    ...clients.ask("GET /api/client/[id]", { params: { id } }),
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

/** @param create the request that makes a client */
export function useNewClient<Variables>(create: (variables: Variables) => Promise<Client>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: create,
    onSuccess: async (client) => {
      await setQueryData(cache, clientQuery(client.id).queryKey, client);
      await refetch(cache, CLIENTS_KEY);
    },
  });
}

type NewBody = Args<typeof Contract.createClient>["body"];

export const useCreateClient = () =>
  useNewClient(({ key, ...body }: { key: string } & NewBody) =>
    clients.tell("POST /api/clients", { headers: { "idempotency-key": key }, body }),
  );

export function useUpdateClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...body }: { id: string; version?: number } & UpdateBody) =>
      clients.tell("PATCH /api/client/[id]", {
        params: { id },
        headers: version === undefined ? {} : { "if-match": `"${version}"` },
        body,
      }),
    onSuccess: async (client, { photosWereDeleted }) => {
      if (photosWereDeleted) void clearThumbnailCache();
      await setQueryData(cache, clientQuery(client.id).queryKey, client);
      await refetch(
        cache,
        CLIENTS_KEY,
        [...clientKey(client.id), "timeline"],
        [...clientKey(client.id), "roster"],
      );
    },
  });
}
export const updateFailureText = (error: unknown): string =>
  error instanceof ApiError
    ? `Failed to update client: ${error.status} - ${serverWords(error, error.body)}`
    : "Failed to update client: no network";

type UpdateBody = Args<typeof Contract.updateClient>["body"];

/** Removes a client from the offline cache. Its keys are JSON and begin with this text. */
export const clearOfflineCache = (id: string): Promise<void> =>
  offlineCache().remove(`["/api/client","${id}"`);

export function useDeleteClient() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => clients.tell("DELETE /api/client/[id]", { params: { id } }),
    onSuccess: (_, id) => {
      cache.removeQueries({ queryKey: clientKey(id) });
      void clearOfflineCache(id);
      void clearThumbnailCache();
      return refetch(cache, CLIENTS_KEY);
    },
  });
}
