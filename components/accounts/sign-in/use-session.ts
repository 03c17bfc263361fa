"use client";

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { isEnded, logout, meQuery } from "@/lib/accounts/sign-in/queries";
import { removeAllDrafts } from "@/lib/platform/browser/form-drafts";
import { logoutPending } from "@/lib/platform/browser/local-flags";
import { useStoredValue } from "@/lib/platform/browser/reader";
import { endSession, isSignedOut, storedTrainer } from "@/lib/platform/browser/session";
import { onSessionChangeElsewhere } from "@/lib/platform/browser/session-channel";
import { type SessionTrainer, useSessionStore } from "@/lib/platform/browser/session-store";
import { useOutbox } from "@/lib/platform/outbox/waiting";

/** Also signs out the other tabs of this browser. */
export function forgetSession(cache: QueryClient): Promise<void> {
  const ended = endSession();
  cache.clear();
  return ended;
}

/** Handles a 401 on a signed-in page: the session ended elsewhere. Sign-in leads back here. */
export async function leaveEndedSession(cache: QueryClient): Promise<void> {
  const { pathname, search } = window.location;
  // On the sign-in page a 401 means a wrong password; during a sign-out the redirect has already started.
  if (pathname === "/login" || isSignedOut()) return;
  await forgetSession(cache);
  // A full page load, so that no data of the account stays in memory.
  window.location.replace(`/login?${new URLSearchParams({ ended: "1", next: pathname + search })}`);
}

/** The signed-in trainer: the stored one at once, the server's as soon as it replies. */
export function useTrainer(): SessionTrainer | null {
  const { data } = useQuery({ ...meQuery(), enabled: !isSignedOut() });
  useEffect(() => {
    if (data) useSessionStore.getState().signIn(storedTrainer(data));
  }, [data]);
  // The server cannot read local storage, so a page that needs the stored trainer renders again after hydration.
  return useStoredValue(useSessionStore, ({ trainer }) => data ?? trainer, data ?? null);
}

/** When another tab signs in or out, and when Back restores a page from memory after a sign-out. */
export function useSessionWatch(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted && !useSessionStore.getState().isAuthenticated) reload();
    };
    window.addEventListener("pageshow", restored);
    const stop = onSessionChangeElsewhere(reload);
    return () => {
      stop();
      window.removeEventListener("pageshow", restored);
    };
  }, []);
}

/** True while the trainer is asked whether to log out with unsent saves. */
export const useSignOutQuestion = create<{ isAsking: boolean }>(() => ({ isAsking: false }));

export function useSignOut(): () => void {
  const signOutNow = useSignOutNow();
  return () => {
    if (useOutbox.getState().entries.length > 0) useSignOutQuestion.setState({ isAsking: true });
    else void signOutNow();
  };
}

/** Forgets the account even when the server cannot be reached. */
export function useSignOutNow(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    // A reply after the sign-out would write into the cleared cache.
    await cache.cancelQueries();
    const error = await logout().then(
      () => null,
      (failure: unknown) => failure,
    );
    removeAllDrafts();
    logoutPending.store(error !== null && !isEnded(error));
    await forgetSession(cache);
    // The server deletes the cookie. If it could not, `ended` makes the next page load delete it.
    window.location.assign(error ? "/login?ended=1" : "/login");
  };
}
