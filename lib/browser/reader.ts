"use client";

import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { Units } from "@/lib/body/units";

/** Who reads the page, as far as its server knew; it draws with this, and the browser begins with it. */
export type Reader = {
  trainerId: string;
  units: Units;
  /** IANA name; UTC for a browser that has not told its zone yet. */
  zone: string;
  /** By which a browser knows the zone for its own without looking it up: see `offsetsOf`. */
  offsets: readonly number[];
  /** The client whom the trainer works with, where the page may know. */
  activeClientId: string | null;
  /** The moment of the drawing, in milliseconds since the epoch. */
  now: number;
};

/** Null where nobody is read for: pages before signing in, and those that are kept for use without a network. */
export const ReaderOfPage = createContext<Reader | null>(null);

export const useReader = (): Reader | null => useContext(ReaderOfPage);

type Store<State> = { subscribe: (listener: () => void) => () => void; getState: () => State };

/**
 * What this browser has stored, which its server does not have: until React has taken the page over it is what the
 * server drew instead. Both must give the same value, or the same object, as long as nothing changes.
 */
export function useStored<State, Value>(
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

let takenOver = false;

/** Marks that React has taken the page over: what the server knew of the moment counts no longer. */
export function useTakeOver(): void {
  useEffect(() => {
    takenOver = true;
  }, []);
}

/** Whether this is drawn as the server drew it: on the server, and while the page is taken over. */
export const useIsFirstDrawing = (): boolean => useReader() !== null && !takenOver;

/** The present moment, in milliseconds since the epoch; that of the drawing while the page is taken over. */
export const momentOf = (reader: Reader | null): number => (reader && !takenOver ? reader.now : Date.now());
