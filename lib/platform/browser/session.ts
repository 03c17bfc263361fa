import { useActiveClientStore } from "./active-client-store";
import { removeAllDrafts } from "./form-drafts";
import { logoutPending } from "./local-flags";
import { clearOfflineCache } from "./offline-cache";
import { unsubscribeFromPush } from "./push-subscription";
import { announceSessionChange } from "./session-channel";
import { type SessionTrainer, useSessionStore } from "./session-store";

let signedOut = typeof window !== "undefined" && logoutPending.read();

/** From sign-out until the next sign-in or page load: then no request may be sent. */
export const isSignedOut = (): boolean => signedOut;

export async function beginSession(trainer: SessionTrainer): Promise<void> {
  signedOut = false;
  logoutPending.store(false);
  // A session may have expired without a logout: the previous trainer's drafts must go.
  removeAllDrafts({ but: trainer.id });
  await forgetAccount();
  useSessionStore.getState().signIn(storedTrainer(trainer));
  announceSessionChange();
}

export async function endSession(): Promise<void> {
  signedOut = true;
  // First, so that a late reply is not stored after the clearing.
  useSessionStore.getState().signOut();
  await forgetAccount();
  announceSessionChange();
}

export function storedTrainer(trainer: SessionTrainer): SessionTrainer {
  const { id, name, email, isAdmin, units, restSeconds, barLbs } = trainer;
  return { id, name, email, isAdmin, units, restSeconds, barLbs };
}

function forgetAccount(): Promise<void> {
  useActiveClientStore.getState().clear();
  return forgetDevice();
}

/** The outbox stays; only its account can see and send it. */
async function forgetDevice(): Promise<void> {
  // Not awaited, because it may take long offline. The server deletes the subscription with the session.
  void unsubscribeFromPush().catch(() => {});
  await Promise.all([clearOfflineCache(), forgetCaches()]);
}

/** Deletes all caches except the app's own files, which have no account's data. */
async function forgetCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => !name.includes("precache"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
