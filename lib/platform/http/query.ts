import { type DefaultOptions, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { cacheWrites, fromNetworkOrDevice } from "./answers";
import { ApiError } from "./api-error";

/** The product's cache policy: data stays fresh until it is invalidated, and nothing is retried automatically. */
const DEFAULTS: DefaultOptions = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
    // Without a network a request fails at once, instead of pausing silently.
    networkMode: "always",
    // Only data from the offline cache is stale at this point.
    refetchOnReconnect: true,
    persister: fromNetworkOrDevice,
  },
  mutations: { retry: false, networkMode: "always" },
};

/** @param onUnauthenticated called for every 401 of any query or mutation */
export function createQueryClient(onUnauthenticated: (cache: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onUnauthenticated(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: DEFAULTS,
  });
  cacheWrites(client);
  return client;
}
