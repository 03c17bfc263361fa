"use client";

import { type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Queries whose last fetch got no answer from the server. */
const unanswered = new Set<unknown>();

/** @param isAnswered whether the server, and not this device, has given what is known now */
export function noteAnswer(query: unknown, isAnswered: boolean): void {
  unanswered[isAnswered ? "delete" : "add"](query);
}

const isOld = (query: Query): boolean =>
  unanswered.has(query) && query.isActive() && query.state.data !== undefined;

/** Refetches what the server did not answer; null when all that is shown is its answer. */
export function useAskAgain(): (() => void) | null {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const areShown = useSyncExternalStore(
    cache.subscribe,
    () => cache.getAll().some(isOld),
    () => false,
  );
  return areShown ? () => client.refetchQueries({ predicate: isOld }) : null;
}
