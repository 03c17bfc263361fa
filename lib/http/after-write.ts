import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";

type Answer<Key extends QueryKey> = InferDataFromTag<unknown, Key> | undefined;

/**
 * Asks anew what a write has changed. What is under way was asked before the write was saved and may be answered
 * without it; invalidating alone would wait for an answer that is on its way for the first time.
 */
export async function refetch(cache: QueryClient, ...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(
    queryKeys.map(async (queryKey) => {
      await cache.cancelQueries({ queryKey });
      await cache.invalidateQueries({ queryKey });
    }),
  );
}

/** Shows what a write was answered, or is going to be. The same question under way would take it back. */
export async function setQueryData<Key extends QueryKey>(
  cache: QueryClient,
  queryKey: Key,
  reply: Updater<Answer<Key>, Answer<Key>>,
): Promise<void> {
  // The questions below this one are not answered by it, and would be left unasked.
  await cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData<unknown, Key>(queryKey, reply);
}
