import { useActiveClientStore } from "./active-client-store";
import { removeAllDrafts } from "./form-drafts";
import { readLogoutPending, storeLogoutPending } from "./local-flags";
import { forgetAnswers } from "./offline-cache";
import { unsubscribeFromPush } from "./push-subscription";
import { announceSessionChange } from "./session-channel";
import { type SessionTrainer, useSessionStore } from "./session-store";

let nobody = typeof window !== "undefined" && readLogoutPending();

/** From signing out until the next sign-in or page load nobody is there to be asked for. */
export const isNobodyThere = (): boolean => nobody;

/** This browser holds an account from now on; its other tabs hear of it. */
export async function beginSession(trainer: SessionTrainer): Promise<void> {
  nobody = false;
  storeLogoutPending(false);
  // Whoever was here before did not log out when their session ran out: what they had typed is not for this person.
  removeAllDrafts({ but: trainer.id });
  await forgetAccount();
  useSessionStore.getState().signIn(storedTrainer(trainer));
  announceSessionChange();
}

/** This browser no longer holds an account; its other tabs hear of it. */
export async function endSession(): Promise<void> {
  nobody = true;
  // First, so that no answer that is still on its way is kept after the clearing.
  useSessionStore.getState().signOut();
  await forgetAccount();
  announceSessionChange();
}

/** What this browser remembers of a trainer. */
export function storedTrainer({ id, name, email, isAdmin, units }: SessionTrainer): SessionTrainer {
  return { id, name, email, isAdmin, units };
}

/** Nothing of the account before may stay in this browser, except what it has waiting to be sent. */
function forgetAccount(): Promise<void> {
  useActiveClientStore.getState().clear();
  return forgetDevice();
}

/** Removes everything of an account that can be fetched again. Writes that wait stay; only their account sends or sees them. */
async function forgetDevice(): Promise<void> {
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
