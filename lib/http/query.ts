import { type DefaultOptions, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { fromNetworkOrDevice, keepWritten } from "./answers";
import { ApiError } from "./api-error";

/** The product's cache policy: data is never stale by itself and nothing is retried behind the user's back. */
const DEFAULTS: DefaultOptions = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
    // Without a network a request fails at once and says so, instead of waiting unseen for one.
    networkMode: "always",
    // What came from the device is stale, and only that.
    refetchOnReconnect: true,
    persister: fromNetworkOrDevice,
  },
  mutations: { retry: false, networkMode: "always" },
};

/** @param onUnauthenticated called for every 401, whichever query or mutation met it */
export function createQueryClient(onUnauthenticated: (cache: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onUnauthenticated(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: DEFAULTS,
  });
  keepWritten(client);
  return client;
}
