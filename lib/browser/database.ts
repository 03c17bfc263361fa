import type { DBSchema, IDBPDatabase } from "idb";
import type { OutboxEntry } from "./outbox/entry";

/** An answer of the server as it last was, and whose it is. */
export type KeptAnswer = {
  trainerId: string;
  key: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  /** The version of the data's form; without it the first. */
  form?: number;
  data: unknown;
};

/** A picture of a form that was not sent yet, and whose it is. */
export type DraftPicture = { owner: string; name: string; picture: Blob };

interface FormcastDatabase extends DBSchema {
  answers: { key: [trainerId: string, key: string]; value: KeptAnswer; indexes: { keptAt: number } };
  outbox: { key: number; value: OutboxEntry; indexes: { trainerId: string } };
  pictures: { key: [owner: string, name: string]; value: DraftPicture };
}

let opened: Promise<IDBPDatabase<FormcastDatabase>> | undefined;

/** What this browser keeps on the device for use without a network. Rejects where storage is full or forbidden. */
export function database(): Promise<IDBPDatabase<FormcastDatabase>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open() {
  // Loaded on demand: the first view of a page must not wait for it.
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
      // Another tab wants a newer one: whoever asks next opens it anew instead of being handed a closed one.
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = undefined;
    },
  });
}
