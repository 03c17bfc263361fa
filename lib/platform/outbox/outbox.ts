"use client";

import { readDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { isOfLink, type OutboxEntry, type Outcome, waitBefore } from "@/lib/platform/browser/outbox-entry";
import { storedTrainerId } from "@/lib/platform/browser/session-store";
import { weekdayAndTime } from "@/lib/text/calendar/wording";
import { sendWaiting } from "./send";
import { add, entriesOf, put, remove, type StoredEntry } from "./storage";
import { useOutbox } from "./waiting";

type Listener = (outcomes: Outcome[]) => void;
const listeners = new Set<Listener>();
/** Results by key, for writes whose caller in this tab waits for the result. */
const watched = new Map<string, Outcome | undefined>();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const isWatched = (key: string): boolean => watched.has(key);

export function onOutcomes(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined if another tab sent it. @throws if the device cannot store it; nothing has been sent then */
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

/** The result of another tab; undefined if it sent the write. A refusal is returned and removed from the list. */
async function elsewhere(entry: OutboxEntry): Promise<Outcome | undefined> {
  const stored = (await entriesOf(entry.trainerId)).find(({ key }) => key === entry.key);
  if (!stored) return undefined;
  const { refusal, refusalStatus = 400 } = stored;
  if (refusal === undefined) return { entry, verdict: "later", status: 0, body: "" };
  await discard(stored);
  return { entry, verdict: "refused", status: refusalStatus, body: JSON.stringify({ message: refusal }) };
}

/** Sends the waiting entries of an account, and schedules a retry if some are left. */
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

/** Reads the entries again, because another tab may have changed them. */
export async function reload(trainerId = storedTrainerId()): Promise<void> {
  useOutbox.setState({ entries: trainerId ? await entriesOf(trainerId) : [] });
}

export async function discard(entry: StoredEntry): Promise<void> {
  await remove(entry.id);
  await reload(ownerNow(entry.trainerId));
}

export async function undoDiscard(entry: StoredEntry): Promise<void> {
  await put(entry);
  await reload(ownerNow(entry.trainerId));
}

/** @returns false if the form has another draft, or the draft could not be stored */
export async function edit({ id, trainerId, draft }: StoredEntry): Promise<boolean> {
  if (!draft) return false;
  const key = { trainerId, form: draft.form };
  if (readDraft(key) !== undefined || !writeDraft(key, draft.value)) return false;
  await remove(id);
  await reload(ownerNow(trainerId));
  return true;
}

/** The owner whose entries to show and send now. The account may have changed, a link's owner never does. */
const ownerNow = (trainerId: string) => (isOfLink({ trainerId }) ? trainerId : storedTrainerId());

export const warn = (error: unknown): void =>
  console.warn("The outbox on this device could not be used.", error);

export const madeAtText = ({ madeAt }: StoredEntry): string => weekdayAndTime(new Date(madeAt));
