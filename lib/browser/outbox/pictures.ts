import { type OutboxEntry, type Outcome, verdictOf } from "./entry";

/** A photo on a slow network takes longer than anything else that waits. */
const TRY_MS = 90_000;

/**
 * Uploads the pictures of an entry that the server does not have yet.
 * @param keep called with each id that came back, so that the next try does not upload it again
 * @returns what came of the entry where one of them did not get through
 */
export async function uploadPictures(entry: OutboxEntry, keep: () => Promise<void>): Promise<Outcome | null> {
  for (const waiting of entry.pictures ?? []) {
    if (waiting.id !== undefined) continue;
    const form = new FormData();
    form.set("photo", new Blob([waiting.bytes], { type: "image/jpeg" }), "photo.jpg");
    const answer = await fetch(waiting.path, {
      method: "POST",
      body: form,
      credentials: "include",
      signal: AbortSignal.timeout(TRY_MS),
    });
    const body = await answer.text();
    const verdict = verdictOf(answer.status);
    if (verdict !== "sent") return { entry, verdict, status: answer.status, body };
    waiting.id = String(JSON.parse(body).photoId);
    await keep();
  }
  return null;
}
