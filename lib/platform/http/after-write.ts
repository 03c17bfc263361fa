import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";

type Answer<Key extends QueryKey> = InferDataFromTag<unknown, Key> | undefined;

/** Cancels running requests first: they may return data from before the write, and invalidating would keep them. */
export async function refetch(cache: QueryClient, ...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(
    queryKeys.map(async (queryKey) => {
      await cache.cancelQueries({ queryKey });
      await cache.invalidateQueries({ queryKey });
    }),
  );
}

/** Shows the result of a write, or an optimistic one. Cancels a running request, which would overwrite it. */
export async function setQueryData<Key extends QueryKey>(
  cache: QueryClient,
  queryKey: Key,
  reply: Updater<Answer<Key>, Answer<Key>>,
): Promise<void> {
  // Exact, because queries below this key get no data here and must keep running.
  await cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData<unknown, Key>(queryKey, reply);
}
