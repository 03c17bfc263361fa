import { database } from "@/lib/platform/browser/database";
import type { OutboxEntry } from "@/lib/platform/browser/outbox-entry";

export type StoredEntry = OutboxEntry & { id: number };

export async function add(entry: OutboxEntry): Promise<void> {
  await (await database()).add("outbox", entry);
}

export async function entriesOf(trainerId: string): Promise<StoredEntry[]> {
  const entries = await (await database()).getAllFromIndex("outbox", "trainerId", trainerId);
  return entries as StoredEntry[];
}

export async function remove(id: number): Promise<void> {
  await (await database()).delete("outbox", id);
}

export async function put(entry: StoredEntry): Promise<void> {
  await (await database()).put("outbox", entry);
}
