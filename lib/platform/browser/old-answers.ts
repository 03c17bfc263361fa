"use client";

import { type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Queries whose last fetch did not reach the server. */
const unanswered = new Set<unknown>();

/** @param isAnswered whether the data came from the server and not from this device */
export function markAnswered(query: unknown, isAnswered: boolean): void {
  unanswered[isAnswered ? "delete" : "add"](query);
}

const isOld = (query: Query): boolean =>
  unanswered.has(query) && query.isActive() && query.state.data !== undefined;

export function useRefetchStale(): (() => void) | null {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const areShown = useSyncExternalStore(
    cache.subscribe,
    () => cache.getAll().some(isOld),
    () => false,
  );
  return areShown ? () => client.refetchQueries({ predicate: isOld }) : null;
}
