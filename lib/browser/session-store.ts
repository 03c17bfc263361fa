"use client";

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { UNITS, type Units } from "@/lib/body/units";
import { validatedStorage } from "./validated-storage";

export type SessionTrainer = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** Missing in what was stored before there was a choice. */
  units?: Units | undefined;
  /** Chosen on this device and not known to the server yet. */
  unsentUnits?: Units | undefined;
};

type SessionState = {
  trainer: SessionTrainer | null;
  isAuthenticated: boolean;
  signIn: (trainer: SessionTrainer) => void;
  /** Takes effect at once; whoever sends it tells by `signIn` that the server has it. */
  chooseUnits: (units: Units) => void;
  signOut: () => void;
};

/** As stored, where what is undefined is not there. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type StoredSession = Pick<SessionState, "trainer" | "isAuthenticated">;

const text = (value: unknown): value is string => typeof value === "string";

function isTrainer(value: unknown): value is SessionTrainer {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, email, isAdmin, units, unsentUnits } = value as Record<string, unknown>;
  const isUnits = (one: unknown) => one === undefined || UNITS.some((known) => known === one);
  if (!isUnits(units) || !isUnits(unsentUnits)) return false;
  return text(id) && text(name) && text(email) && typeof isAdmin === "boolean";
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== "object" || value === null) return false;
  const { trainer, isAuthenticated } = value as Record<string, unknown>;
  if (typeof isAuthenticated !== "boolean") return false;
  return isAuthenticated ? isTrainer(trainer) : trainer === null || isTrainer(trainer);
}

/**
 * Who is signed in, as far as the browser knows: it decides what to show and never what is allowed. Kept in
 * localStorage under `formcast-auth`; a value that cannot be read is logged and ignored.
 */
export const useSessionStore = create<SessionState>()(
  persist(
    (set, get) => ({
      trainer: null,
      isAuthenticated: false,
      signIn: (told) => {
        const { unsentUnits, id } = get().trainer ?? {};
        const isUnsent = unsentUnits && unsentUnits !== told.units && id === told.id;
        const trainer = isUnsent ? { ...told, unsentUnits } : told;
        // Every page tells who is signed in. What is known already is neither stored nor drawn a second time.
        if (!get().isAuthenticated || !isSame(get().trainer, trainer))
          set({ trainer, isAuthenticated: true });
      },
      chooseUnits: (unsentUnits) => {
        const { trainer } = get();
        if (trainer) set({ trainer: { ...trainer, unsentUnits } });
      },
      signOut: () => set({ trainer: null, isAuthenticated: false }),
    }),
    {
      name: "formcast-auth",
      storage: validatedStorage(isStoredSession),
      partialize: ({ trainer, isAuthenticated }): StoredSession => ({ trainer, isAuthenticated }),
      // The server has no storage. In the browser the first render still uses the initial state, as zustand hands
      // that to React while it hydrates, so the two always agree.
      skipHydration: typeof window === "undefined",
    },
  ),
);

/**
 * The id of the trainer whom this browser has stored as signed in, read anew so that what another tab did counts.
 * A stored value that cannot be parsed is logged, and there is no id.
 */
export function storedTrainerId(): string | undefined {
  const { name = "", storage } = useSessionStore.persist.getOptions();
  const stored = storage?.getItem(name);
  // localStorage answers at once; the type allows for stores that do not.
  if (!stored || !("state" in stored)) return undefined;
  return stored.state.trainer?.id;
}
