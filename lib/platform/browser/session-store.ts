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
  /** Missing in sessions that were stored before units could be chosen. */
  units?: Units | undefined;
  /** In seconds; missing or null for the usual rest. */
  restSeconds?: number | null | undefined;
  /** In pounds; missing or null for the usual bar. */
  barLbs?: number | null | undefined;
  /** Chosen on this device, not saved on the server yet. */
  unsentUnits?: Units | undefined;
};

type SessionState = {
  trainer: SessionTrainer | null;
  isAuthenticated: boolean;
  signIn: (trainer: SessionTrainer) => void;
  /** Takes effect at once. The next `signIn` with these units confirms them. */
  chooseUnits: (units: Units) => void;
  signOut: () => void;
};

/** Compares as JSON, where undefined fields are missing. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type StoredSession = Pick<SessionState, "trainer" | "isAuthenticated">;

const text = (value: unknown): value is string => typeof value === "string";

function isTrainer(value: unknown): value is SessionTrainer {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, email, isAdmin, units, unsentUnits, restSeconds, barLbs } = value as Record<
    string,
    unknown
  >;
  const isUnits = (one: unknown) => one === undefined || UNITS.some((known) => known === one);
  if (!isUnits(units) || !isUnits(unsentUnits)) return false;
  if (![restSeconds, barLbs].every((one) => one == null || typeof one === "number")) return false;
  return text(id) && text(name) && text(email) && typeof isAdmin === "boolean";
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== "object" || value === null) return false;
  const { trainer, isAuthenticated } = value as Record<string, unknown>;
  if (typeof isAuthenticated !== "boolean") return false;
  return isAuthenticated ? isTrainer(trainer) : trainer === null || isTrainer(trainer);
}

/** For display only, never for authorisation. A broken value is logged and ignored. */
export const useSessionStore = create<SessionState>()(
  persist(
    (set, get) => ({
      trainer: null,
      isAuthenticated: false,
      signIn: (fromServer) => {
        const { unsentUnits, id } = get().trainer ?? {};
        const isUnsent = unsentUnits && unsentUnits !== fromServer.units && id === fromServer.id;
        const trainer = isUnsent ? { ...fromServer, unsentUnits } : fromServer;
        // Every page calls signIn; an unchanged trainer must not cause a render.
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
      // The server has no storage. Zustand hydrates with the initial state in the browser too, so both agree.
      skipHydration: typeof window === "undefined",
    },
  ),
);

/** Read again so that changes of other tabs count. A broken value is logged and gives undefined. */
export function storedTrainerId(): string | undefined {
  const { name = "", storage } = useSessionStore.persist.getOptions();
  const stored = storage?.getItem(name);
  // The type allows a Promise, which localStorage never returns.
  if (!stored || !("state" in stored)) return undefined;
  return stored.state.trainer?.id;
}
