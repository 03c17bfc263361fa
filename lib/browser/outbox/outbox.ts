"use client";

import { readDraft, writeDraft } from "../form-drafts";
import { storedTrainerId } from "../session-store";
import { isOfLink, type OutboxEntry, type Outcome, waitBefore } from "./entry";
import { sendWaiting } from "./send";
import { add, entriesOf, put, remove, type StoredEntry } from "./storage";
import { useOutbox } from "./waiting";

type Listener = (outcomes: Outcome[]) => void;
const listeners = new Set<Listener>();
/** Results of writes whose maker waits for the answer and shows a refusal itself, by key. */
const watched = new Map<string, Outcome | undefined>();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this tab awaits the answer to the write of that key. */
export const isWatched = (key: string): boolean => watched.has(key);

/** Calls back with the results that nobody was waiting for. Returns the way to stop. */
export function onOutcomes(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts a write on the device and tries to send it at once.
 * @returns what came of it; undefined when another tab sent it
 * @throws when the device cannot keep it; nothing has been sent then
 */
export async function submit(entry: OutboxEntry): Promise<Outcome | undefined> {
  watched.set(entry.key, undefined);
  try {
    await add(entry);
    void navigator.storage?.persist?.();
    await flush(entry.trainerId);
    const outcome = watched.get(entry.key);
    if (outcome) return outcome;
    return await elsewhere(entry);
  } finally {
    watched.delete(entry.key);
  }
}

/** What another tab has made of a write; undefined when it was sent. A refusal is for whoever waits here to show. */
async function elsewhere(entry: OutboxEntry): Promise<Outcome | undefined> {
  const stored = (await entriesOf(entry.trainerId)).find(({ key }) => key === entry.key);
  if (!stored) return undefined;
  const { refusal, refusalStatus = 400 } = stored;
  if (refusal === undefined) return { entry, verdict: "later", status: 0, body: "" };
  await discard(stored);
  return { entry, verdict: "refused", status: refusalStatus, body: JSON.stringify({ message: refusal }) };
}

/** Sends what waits for an account, and tries again later as long as something is left. */
export async function flush(trainerId = storedTrainerId()): Promise<void> {
  if (!trainerId) return;
  clearTimeout(timer);
  useOutbox.setState({ isSending: true });
  try {
    const outcomes = await sendWaiting(trainerId, (entry) => !watched.has(entry.key));
    const failed = outcomes.some(({ verdict }) => verdict === "later");
    failures = failed ? failures + 1 : 0;
    if (failed) timer = setTimeout(() => void flush(ownerNow(trainerId)).catch(warn), waitBefore(failures));
    const unwatched = outcomes.filter(({ entry }) => !watched.has(entry.key));
    for (const outcome of outcomes)
      if (watched.has(outcome.entry.key)) watched.set(outcome.entry.key, outcome);
    for (const listener of listeners) listener(unwatched);
  } finally {
    useOutbox.setState({ isSending: false });
    await reload(ownerNow(trainerId));
  }
}

/** Reads again what waits; another tab may have added to it or sent it. */
export async function reload(trainerId = storedTrainerId()): Promise<void> {
  useOutbox.setState({ entries: trainerId ? await entriesOf(trainerId) : [] });
}

/** Takes a refused entry away; `bringBack` undoes it. */
export async function discard(entry: StoredEntry): Promise<void> {
  await remove(entry.id);
  await reload(ownerNow(entry.trainerId));
}

export async function bringBack(entry: StoredEntry): Promise<void> {
  await put(entry);
  await reload(ownerNow(entry.trainerId));
}

/**
 * Makes a refused entry a draft again, to be changed and saved anew.
 * @returns false when the form has another draft by now, or the device could not keep this one
 */
export async function edit({ id, trainerId, draft }: StoredEntry): Promise<boolean> {
  if (!draft) return false;
  const key = { trainerId, form: draft.form };
  if (readDraft(key) !== undefined || !writeDraft(key, draft.value)) return false;
  await remove(id);
  await reload(ownerNow(trainerId));
  return true;
}

/** Whose entries are shown and sent by now: another account may have signed in, but a link stays the link's. */
const ownerNow = (trainerId: string) => (isOfLink({ trainerId }) ? trainerId : storedTrainerId());

export const warn = (error: unknown): void =>
  console.warn("What waits on this device could not be reached.", error);
