"use client";

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { shallow } from "zustand/shallow";
import { validatedStorage } from "./validated-storage";

export type SessionTrainer = { id: string; name: string; email: string; isAdmin: boolean };

type SessionState = {
  trainer: SessionTrainer | null;
  isAuthenticated: boolean;
  signIn: (trainer: SessionTrainer) => void;
  signOut: () => void;
};

type StoredSession = Pick<SessionState, "trainer" | "isAuthenticated">;

const text = (value: unknown): value is string => typeof value === "string";

function isTrainer(value: unknown): value is SessionTrainer {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, email, isAdmin } = value as Record<string, unknown>;
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
      signIn: (trainer) => {
        // Every page tells who is signed in. What is known already is neither stored nor drawn a second time.
        if (!get().isAuthenticated || !shallow(get().trainer, trainer))
          set({ trainer, isAuthenticated: true });
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
