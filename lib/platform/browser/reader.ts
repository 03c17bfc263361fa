"use client";

import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { Units } from "@/lib/body/units";

/** The viewer of the page as the server knew it. The browser uses the same values for the first render. */
export type Reader = {
  trainerId: string;
  units: Units;
  /** IANA name; UTC before the browser has sent its time zone. */
  zone: string;
  /** UTC offsets by which a browser recognises its own time zone: see `offsetsOf`. */
  offsets: readonly number[];
  /** The active client, if the page may know it. */
  activeClientId: string | null;
  /** Time of the server's render, in milliseconds since the epoch. */
  now: number;
};

/** Null on pages without a session and on pages that are cached for offline use. */
export const ReaderContext = createContext<Reader | null>(null);

export const useReader = (): Reader | null => useContext(ReaderContext);

type Store<State> = { subscribe: (listener: () => void) => () => void; getState: () => State };

/** `drawn` is the value on the server and during hydration. `select` must return a stable value. */
export function useStoredValue<State, Value>(
  store: Store<State>,
  select: (state: State) => Value,
  drawn: Value,
): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => drawn,
  );
}

let isHydrated = false;

/** Marks the end of hydration: from now on the browser's own time counts. */
export function useMarkHydrated(): void {
  useEffect(() => {
    isHydrated = true;
  }, []);
}

/** True on the server and during hydration. */
export const useIsFirstRender = (): boolean => useReader() !== null && !isHydrated;

/** The current time in milliseconds since the epoch; during hydration that of the server's render. */
export const renderTimeOf = (reader: Reader | null): number =>
  reader && !isHydrated ? reader.now : Date.now();
