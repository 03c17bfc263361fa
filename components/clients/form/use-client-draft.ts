"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { type DraftKey, readDraft, removeDraft, writeDraft } from "@/lib/browser/form-drafts";
import { useSessionStore } from "@/lib/browser/session-store";
import { isClientDraft } from "@/lib/clients/client-draft";
import { type ClientFormState, draftOf, isChanged } from "@/lib/clients/form";
import type { ClientDraft } from "@/lib/clients/schema";

/** Typing is followed at this distance; leaving the page writes at once. */
const DRAFT_DELAY_MS = 400;

type ClientDraftInput = {
  trainerId: string | undefined;
  /** Which form of the trainer: a client's id, or `new`. */
  form: string;
  state: ClientFormState;
  onFound: (draft: ClientDraft) => void;
};

/** Hands over what was left unsaved on this device, and keeps there what is not saved yet. */
export function useClientDraft({ trainerId, form, state, onFound }: ClientDraftInput) {
  const latest = useRef({ state, onFound });
  const forgotten = useRef(false);
  useLayoutEffect(() => {
    latest.current = { state, onFound };
  });

  useEffect(() => {
    if (!trainerId) return;
    const stored = readDraft({ trainerId, form });
    if (isClientDraft(stored)) latest.current.onFound(stored);
    const keepNow = () => !forgotten.current && keep({ trainerId, form }, latest.current.state);
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [trainerId, form]);

  useEffect(() => {
    if (!trainerId) return;
    // Asked when the time has come: what was saved meanwhile must not come back as a draft.
    const timer = setTimeout(() => forgotten.current || keep({ trainerId, form }, state), DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [trainerId, form, state]);

  return {
    forgetDraft() {
      forgotten.current = true;
      if (trainerId) removeDraft({ trainerId, form });
    },
  };
}

function keep(key: DraftKey, state: ClientFormState): void {
  if (!state.touched) return;
  // A page that closes because its trainer logged out must not write what logging out has just removed.
  if (useSessionStore.getState().trainer?.id !== key.trainerId) return;
  if (isChanged(state)) writeDraft(key, draftOf(state, new Date().toISOString()));
  else removeDraft(key);
}
