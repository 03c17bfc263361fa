import { forgetAnswers } from "./offline-cache";
import { unsubscribeFromPush } from "./push-subscription";

/**
 * Takes everything of an account off this device that can be had again: its answers, pages and pictures. What waits
 * to be sent stays, and is only ever sent or shown to the account that made it.
 */
export async function forgetDevice(): Promise<void> {
  // Without a network it may take long, and leaving must not wait: the server forgets the address with the session.
  void unsubscribeFromPush().catch(() => {});
  await Promise.all([forgetAnswers(), forgetCaches()]);
}

/** All caches but the app's own files, which are the same for everybody. */
async function forgetCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => !name.includes("precache"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
