import type { PersistStorage } from "zustand/middleware";

/** A broken value is logged and counts as missing. Without storage the store works in memory only. */
export function validatedStorage<Stored>(
  isStored: (value: unknown) => value is Stored,
): PersistStorage<Stored> {
  return {
    getItem(name) {
      try {
        const raw = localStorage.getItem(name);
        if (raw === null) return null;
        const envelope: unknown = JSON.parse(raw);
        const state = (envelope as { state?: unknown } | null)?.state;
        if (isStored(state)) return { state, version: 0 };
        console.warn(`The stored value of ${name} has an unexpected shape and is ignored.`);
      } catch (error) {
        console.warn(`The stored value of ${name} could not be read and is ignored.`, error);
      }
      return null;
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch (error) {
        console.warn(`${name} could not be stored.`, error);
      }
    },
    removeItem(name) {
      try {
        localStorage.removeItem(name);
      } catch (error) {
        console.warn(`${name} could not be removed.`, error);
      }
    },
  };
}
