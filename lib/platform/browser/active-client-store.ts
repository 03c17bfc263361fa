"use client";

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { activeClientCookie } from "./device-cookies";
import { validatedStorage } from "./validated-storage";

/** More do not fit into the palette of a phone. */
const MAX_RECENT = 5;

type ActiveClientState = {
  clientId: string | null;
  /** The last active clients, the newest first. */
  recent: readonly string[];
  setClientId: (clientId: string) => void;
  /** For a client who was deleted. */
  forget: (clientId: string) => void;
  clear: () => void;
};

type StoredActiveClient = { clientId: string | null; recent?: readonly string[] };

function isStoredActiveClient(value: unknown): value is StoredActiveClient {
  if (typeof value !== "object" || value === null) return false;
  const { clientId, recent = [] } = value as Record<string, unknown>;
  const isId = (id: unknown) => typeof id === "string";
  return (clientId === null || isId(clientId)) && Array.isArray(recent) && recent.every(isId);
}

/** The client whom the trainer works with, stored under `formcast-active-client` and sent to the server in a cookie. */
export const useActiveClientStore = create<ActiveClientState>()(
  persist(
    (set) => ({
      clientId: null,
      recent: [],
      setClientId: (clientId) =>
        set(({ recent }) => ({
          clientId,
          recent: [clientId, ...recent.filter((id) => id !== clientId)].slice(0, MAX_RECENT),
        })),
      forget: (gone) =>
        set(({ clientId, recent }) => ({
          clientId: clientId === gone ? null : clientId,
          recent: recent.filter((id) => id !== gone),
        })),
      clear: () => set({ clientId: null, recent: [] }),
    }),
    {
      name: "formcast-active-client",
      storage: validatedStorage(isStoredActiveClient),
      partialize: ({ clientId, recent }): StoredActiveClient => ({ clientId, recent }),
      // The server has no storage. Zustand hydrates with the initial state in the browser too, so both agree.
      skipHydration: typeof window === "undefined",
    },
  ),
);

if (typeof document !== "undefined") {
  useActiveClientStore.subscribe(({ clientId }) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
    document.cookie = activeClientCookie(clientId);
  });
}
