import {
  type DefaultOptions,
  type DehydratedState,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from "@tanstack/react-query";
import { offlineCache } from "@/lib/platform/browser/offline-cache";
import { markAnswered } from "@/lib/platform/browser/old-answers";
import { ApiError } from "./api-error";

/** Only data about clients is cached, nothing of the admin API or the account. */
const CACHEABLE = /^\/api\/(clients?|analytics(\/period)?|programmes|schedule)$/;
/** A slower network counts as offline; its reply is used when it arrives. */
const TIMEOUT_MS = 3000;

const isCacheable = (queryKey: QueryKey): boolean => CACHEABLE.test(String(queryKey[0]));

/** Marks the last write of each query that `setQueryData` has changed. */
const lastWrite = new WeakMap<object, symbol>();

/** The network first; if it is offline, slow or failing, the cached data, which is stale and fetched again. */
export const fromNetworkOrDevice: QueryPersister = async (queryFn, context, query) => {
  const mayCache = isCacheable(query.queryKey);
  const answers = offlineCache();
  const lastWriteBefore = lastWrite.get(query);
  const fresh = Promise.resolve(queryFn(context as never));
  fresh.then(
    (data) => {
      markAnswered(query, true);
      // A request that started before a write may return data from before it.
      if (mayCache && lastWrite.get(query) === lastWriteBefore) void answers.write(query.queryHash, data);
    },
    (error) => {
      markAnswered(query, !isAway(error));
      if (mayCache && isGone(error)) void answers.remove(query.queryHash);
    },
  );
  if (!mayCache) return fresh as never;
  const cachedOr = async (otherwise: () => Promise<unknown>) => {
    const cached = await answers.read(query.queryHash);
    if (cached === undefined) return otherwise();
    markAnswered(query, false);
    notifyManager.schedule(() => query.invalidate());
    return cached;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inTime = new Promise<unknown>((resolve) => {
    timer = setTimeout(() => {
      resolve(cachedOr(() => fresh));
      const again = () =>
        void context.client.refetchQueries({ queryKey: query.queryKey, exact: true, stale: true });
      fresh.then(again, () => {});
    }, TIMEOUT_MS);
  });
  const atLast = fresh.catch((error) => {
    if (!isAway(error)) throw error;
    return cachedOr(() => Promise.reject(error));
  });
  return Promise.race([atLast, inTime]).finally(() => clearTimeout(timer)) as never;
};

export function cacheAnswers({ queries }: DehydratedState): void {
  for (const { queryKey, queryHash, state } of queries)
    if (isCacheable(queryKey)) void offlineCache().write(queryHash, state.data);
}

export function cacheWrites(client: QueryClient): void {
  if (typeof window === "undefined") return;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !event.action.manual) return;
    const { queryKey, queryHash, state } = event.query;
    markAnswered(event.query, true);
    lastWrite.set(event.query, Symbol());
    if (isCacheable(queryKey)) void offlineCache().write(queryHash, state.data);
  });
}

const isAway = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

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
