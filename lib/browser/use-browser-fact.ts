"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What this browser is or can, which changes with no event; false on the server and while the page wakes up. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}
