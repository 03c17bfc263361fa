import type { DBSchema, IDBPDatabase } from "idb";
import type { OutboxEntry } from "./outbox-entry";

export type CachedReply = {
  trainerId: string;
  key: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  form?: number;
  data: unknown;
};

export type DraftPicture = { owner: string; name: string; picture: Blob };

interface FormcastDatabase extends DBSchema {
  answers: { key: [trainerId: string, key: string]; value: CachedReply; indexes: { keptAt: number } };
  outbox: { key: number; value: OutboxEntry; indexes: { trainerId: string } };
  pictures: { key: [owner: string, name: string]; value: DraftPicture };
}

let opened: Promise<IDBPDatabase<FormcastDatabase>> | undefined;

/** This browser's IndexedDB for offline use. Throws if storage is full or forbidden. */
export function database(): Promise<IDBPDatabase<FormcastDatabase>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open() {
  // Lazy, because the first view of a page does not need it.
  const { openDB } = await import("idb");
  return openDB<FormcastDatabase>("formcast", 2, {
    upgrade(db, before) {
      if (before < 2) db.createObjectStore("pictures", { keyPath: ["owner", "name"] });
      if (before >= 1) return;
      db.createObjectStore("answers", { keyPath: ["trainerId", "key"] }).createIndex("keptAt", "keptAt");
      db.createObjectStore("outbox", { keyPath: "id", autoIncrement: true }).createIndex(
        "trainerId",
        "trainerId",
      );
    },
    blocking: (_, __, event) => {
      // Another tab needs a newer version: the next caller reopens.
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = undefined;
    },
  });
}

export async function readPictures(owner: string): Promise<Partial<Record<string, Blob>>> {
  const stored = await orUndefined(async () => (await database()).getAll("pictures", ofOwner(owner)));
  return Object.fromEntries((stored ?? []).map(({ name, picture }) => [name, picture]));
}

export async function writePicture(owner: string, name: string, picture: Blob | null): Promise<void> {
  await orUndefined(async () => {
    const db = await database();
    if (picture) await db.put("pictures", { owner, name, picture });
    else await db.delete("pictures", [owner, name]);
  });
}

export async function removePictures(owner: string): Promise<void> {
  await orUndefined(async () => (await database()).delete("pictures", ofOwner(owner)));
}

const ofOwner = (owner: string) => IDBKeyRange.bound([owner, ""], [owner, "\uffff"]);

async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn("The pictures of a form could not be kept on this device.", error);
    return undefined;
  }
}
