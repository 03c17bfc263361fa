import { forgetAnswers } from "./offline-cache";
import { unsubscribeFromPush } from "./push-subscription";

/** Removes everything of an account that can be fetched again. Writes that wait stay; only their account sends or sees them. */
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
