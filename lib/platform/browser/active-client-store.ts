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

/** The client whom the trainer works with, stored under `formcast-active-client` and sent to the server in a cookie. */
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
