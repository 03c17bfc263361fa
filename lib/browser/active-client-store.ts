"use client";

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { activeClientCookie } from "./device-cookies";
import { validatedStorage } from "./validated-storage";

type ActiveClientState = {
  clientId: string | null;
  setClientId: (clientId: string) => void;
  clear: () => void;
};

type StoredActiveClient = { clientId: string | null };

function isStoredActiveClient(value: unknown): value is StoredActiveClient {
  if (typeof value !== "object" || value === null) return false;
  const { clientId } = value as Record<string, unknown>;
  return clientId === null || typeof clientId === "string";
}

/** The client the trainer works with, remembered across visits under `formcast-active-client`, and told the server. */
export const useActiveClientStore = create<ActiveClientState>()(
  persist(
    (set) => ({
      clientId: null,
      setClientId: (clientId) => set({ clientId }),
      clear: () => set({ clientId: null }),
    }),
    {
      name: "formcast-active-client",
      storage: validatedStorage(isStoredActiveClient),
      partialize: ({ clientId }): StoredActiveClient => ({ clientId }),
      // The server has no storage. In the browser the first render still uses the initial state, as zustand hands
      // that to React while it hydrates, so the two always agree.
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
