"use client";

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { isEnded, logout, meQuery } from "@/lib/auth/queries";
import { removeAllDrafts } from "@/lib/browser/form-drafts";
import { storeLogoutPending } from "@/lib/browser/local-flags";
import { useOutbox } from "@/lib/browser/outbox/waiting";
import { endSession, isNobodyThere, storedTrainer } from "@/lib/browser/session";
import { onSessionChangeElsewhere } from "@/lib/browser/session-channel";
import { type SessionTrainer, useSessionStore } from "@/lib/browser/session-store";

/** This browser no longer holds an account; its other tabs hear of it. */
export function forgetSession(cache: QueryClient): Promise<void> {
  const ended = endSession();
  cache.clear();
  return ended;
}

/**
 * What a 401 means on a page for signed-in trainers: the session has ended elsewhere, perhaps while the page was on
 * its way. The browser forgets the account and asks to sign in again, remembering where the trainer was.
 */
export async function leaveEndedSession(cache: QueryClient): Promise<void> {
  const { pathname, search } = window.location;
  // On the sign-in screen a 401 is the answer to a wrong password; while signing out the way there is taken already.
  if (pathname === "/login" || isNobodyThere()) return;
  await forgetSession(cache);
  // A full load: nothing of the signed-in app stays in memory.
  window.location.replace(`/login?${new URLSearchParams({ ended: "1", next: pathname + search })}`);
}

/** The signed-in trainer for what is shown: from this browser at once, from the server as soon as it answers. */
export function useTrainer(): SessionTrainer | null {
  const known = useSessionStore((state) => state.trainer);
  const { data } = useQuery({ ...meQuery(), enabled: !isNobodyThere() });
  useEffect(() => {
    if (data) useSessionStore.getState().signIn(storedTrainer(data));
  }, [data]);
  return data ?? known;
}

/**
 * Keeps a signed-in page honest: it loads anew, and meets the session gate, when another tab signed in or out and
 * when the browser's Back brings it from memory after a sign-out.
 */
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

/** Whether to log out is being asked, because something still waits to be sent. */
export const useSignOutQuestion = create<{ isAsking: boolean }>(() => ({ isAsking: false }));

/** Signs out, or asks first when something of the account still waits on this device. */
export function useSignOut(): () => void {
  const signOutNow = useSignOutNow();
  return () => {
    if (useOutbox.getState().entries.length > 0) useSignOutQuestion.setState({ isAsking: true });
    else void signOutNow();
  };
}

/** Ends the session here and on the server. This browser forgets the account even when the server is away. */
export function useSignOutNow(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    // What is still asked for would be answered to nobody.
    await cache.cancelQueries();
    const error = await logout().then(
      () => null,
      (failure: unknown) => failure,
    );
    removeAllDrafts();
    storeLogoutPending(error !== null && !isEnded(error));
    await forgetSession(cache);
    // The server took the cookie away itself; when it could not, the address asks it to on the next load.
    window.location.assign(error ? "/login?ended=1" : "/login");
  };
}
