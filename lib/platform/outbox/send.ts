import {
  isOfLink,
  isTooOld,
  isUploaded,
  type OutboxEntry,
  type Outcome,
  verdictOf,
} from "@/lib/platform/browser/outbox-entry";
import { entriesOf, put, remove, type StoredEntry } from "./storage";

/** Longer than for other requests, for photos on a slow network. */
const PICTURE_TRY_MS = 90_000;

/** @param keep stores the entry after each upload, so that a retry does not upload the picture again */
async function uploadPictures(entry: OutboxEntry, keep: () => Promise<void>): Promise<Outcome | null> {
  for (const waiting of entry.pictures ?? []) {
    if (isUploaded(waiting, Date.now())) continue;
    const form = new FormData();
    form.set("photo", new Blob([waiting.bytes], { type: "image/jpeg" }), "photo.jpg");
    const answer = await fetch(waiting.path, {
      method: "POST",
      body: form,
      credentials: "include",
      signal: AbortSignal.timeout(PICTURE_TRY_MS),
    });
    const body = await answer.text();
    const verdict = verdictOf(answer.status);
    if (verdict !== "sent") return { entry, verdict, status: answer.status, body };
    waiting.id = String(JSON.parse(body).photoId);
    waiting.uploadedAt = Date.now();
    await keep();
  }
  return null;
}

/** A stuck network may never fail by itself. */
const TRY_MS = 20_000;

/**
 * One tab at a time, in order; an entry is removed only after the server's reply. A failed entry holds back later ones
 * of the same client; without network or session all wait. @param keepRefused whether a refused entry stays
 */
export function sendWaiting(
  trainerId: string,
  keepRefused: (entry: OutboxEntry) => boolean,
): Promise<Outcome[]> {
  return underLock(async () => {
    const outcomes: Outcome[] = [];
    const held = new Set<string>();
    for (const entry of await entriesOf(trainerId)) {
      if (entry.refusal !== undefined || held.has(entry.clientId)) continue;
      const outcome = await tryToSend(entry, put);
      outcomes.push(outcome);
      await settle(entry, outcome, keepRefused(entry));
      if (outcome.status === 0 || outcome.verdict === "signed-out") break;
      if (outcome.verdict === "later") held.add(entry.clientId);
    }
    return outcomes;
  });
}

export const sendOnce = (entry: OutboxEntry): Promise<Outcome> => tryToSend(entry, async () => {});

async function tryToSend<Entry extends OutboxEntry>(
  entry: Entry,
  keep: (entry: Entry) => Promise<void>,
): Promise<Outcome> {
  if (isTooOld(entry, Date.now()))
    return {
      entry,
      verdict: "refused",
      status: 410,
      body: JSON.stringify({ message: "It has waited too long. See the history before saving it again." }),
    };
  try {
    const { pictures = [] } = entry;
    const refusal = await uploadPictures(entry, () => keep(entry));
    if (refusal) return refusal;
    const ids = pictures.map(({ field, id }) => [field, id]);
    const body =
      ids.length > 0 ? JSON.stringify({ ...JSON.parse(entry.body), ...Object.fromEntries(ids) }) : entry.body;
    const answer = await fetch(entry.path, {
      method: entry.method,
      headers: {
        "content-type": "application/json",
        "idempotency-key": entry.key,
        // The server refuses the write if another account is signed in.
        ...(!isOfLink(entry) && { "x-trainer-id": entry.trainerId }),
      },
      body,
      credentials: "include",
      signal: AbortSignal.timeout(TRY_MS),
    });
    return { entry, verdict: verdictOf(answer.status), status: answer.status, body: await answer.text() };
  } catch {
    return { entry, verdict: "later", status: 0, body: "" };
  }
}

async function settle(
  entry: StoredEntry,
  { verdict, status, body }: Outcome,
  keepRefused: boolean,
): Promise<void> {
  if (verdict === "refused" && keepRefused)
    await put({ ...entry, refusal: reasonIn(body), refusalStatus: status });
  else if (verdict === "refused" || verdict === "sent") await remove(entry.id);
}

function reasonIn(body: string): string {
  try {
    const { message, errors = [] } = JSON.parse(body);
    const details = errors.map(
      (error: { path: string; message: string }) => `${error.path}: ${error.message}`,
    );
    return [message, ...details].join(". ");
  } catch {
    return "The server refused it.";
  }
}

/** Runs the work under a lock of all tabs. Without https browsers have no locks; then it runs without. */
function underLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request("formcast-outbox", work) : work();
}
