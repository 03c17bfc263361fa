"use client";

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { meQuery, useLogout } from "@/lib/auth/queries";
import type { Trainer } from "@/lib/auth/schema";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { forgetDevice } from "@/lib/browser/forget-device";
import { removeAllDrafts } from "@/lib/browser/form-drafts";
import { readLogoutPending, storeLogoutPending } from "@/lib/browser/local-flags";
import { useOutbox } from "@/lib/browser/outbox/outbox";
import { announceSessionChange, onSessionChangeElsewhere } from "@/lib/browser/session-channel";
import { type SessionTrainer, useSessionStore } from "@/lib/browser/session-store";

/** From signing out until the next sign-in or page load nobody is there to be asked for. */
let nobody = typeof window !== "undefined" && readLogoutPending();

/** Nothing of the account before may stay in this browser, except what it has waiting to be sent. */
function forget(cache: QueryClient): Promise<void> {
  cache.clear();
  useActiveClientStore.getState().clear();
  return forgetDevice();
}

/** This browser no longer holds an account; its other tabs hear of it. */
export async function forgetSession(cache: QueryClient): Promise<void> {
  nobody = true;
  // First, so that no answer that is still on its way is kept after the clearing.
  useSessionStore.getState().signOut();
  await forget(cache);
  announceSessionChange();
}

/**
 * What a 401 means on a page for signed-in trainers: the session has ended elsewhere, perhaps while the page was on
 * its way. The browser forgets the account and asks to sign in again, remembering where the trainer was.
 */
export async function leaveEndedSession(cache: QueryClient): Promise<void> {
  const { pathname, search } = window.location;
  // On the sign-in screen a 401 is the answer to a wrong password; while signing out the way there is taken already.
  if (pathname === "/login" || nobody) return;
  await forgetSession(cache);
  // A full load: nothing of the signed-in app stays in memory.
  window.location.replace(`/login?${new URLSearchParams({ ended: "1", next: pathname + search })}`);
}

/** What signing in and signing out do to this browser. */
export function useSessionChange() {
  const cache = useQueryClient();
  return {
    async signedIn(trainer: Trainer) {
      nobody = false;
      storeLogoutPending(false);
      await forget(cache);
      useSessionStore.getState().signIn(stored(trainer));
      announceSessionChange();
    },
    signedOut: () => forgetSession(cache),
  };
}

/** The signed-in trainer for what is shown: from this browser at once, from the server as soon as it answers. */
export function useTrainer(): SessionTrainer | null {
  const known = useSessionStore((state) => state.trainer);
  const { data } = useQuery({ ...meQuery(), enabled: !nobody });
  useEffect(() => {
    if (data) useSessionStore.getState().signIn(stored(data));
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
    else signOutNow();
  };
}

/** Ends the session here and on the server. This browser forgets the account even when the server is away. */
export function useSignOutNow(): () => void {
  const { signedOut } = useSessionChange();
  const logout = useLogout();
  return () =>
    logout.mutate(undefined, {
      onSettled: async (_, error) => {
        removeAllDrafts();
        storeLogoutPending(error !== null && !isUnauthenticated(error));
        await signedOut();
        // The server took the cookie away itself; when it could not, the address asks it to on the next load.
        window.location.assign(error ? "/login?ended=1" : "/login");
      },
    });
}

/** Ends on the server, as soon as it can be reached, a session that was left without a network. */
export function usePendingLogout(): void {
  const { mutate } = useLogout();
  useEffect(() => {
    if (!readLogoutPending()) return;
    const finish = () =>
      mutate(undefined, {
        onSettled: (_, error) => {
          if (error !== null && !isUnauthenticated(error)) return;
          storeLogoutPending(false);
          if (window.location.pathname !== "/login") window.location.replace("/login");
        },
      });
    finish();
    window.addEventListener("online", finish);
    return () => window.removeEventListener("online", finish);
  }, [mutate]);
}

const isUnauthenticated = (error: Error): boolean => error.message.startsWith("401");

function stored({ id, name, email, isAdmin, units }: Trainer): SessionTrainer {
  return { id, name, email, isAdmin, units };
}
