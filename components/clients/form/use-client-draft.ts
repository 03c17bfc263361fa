"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { isClientDraft } from "@/lib/clients/record/client-draft";
import { type ClientFormState, draftOf, isChanged } from "@/lib/clients/record/form";
import type { ClientDraft } from "@/lib/clients/record/schema";
import { type DraftKey, readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { useSessionStore } from "@/lib/platform/browser/session-store";

/** Debounce of typing; leaving the page writes at once. */
const DRAFT_DELAY_MS = 400;

type ClientDraftInput = {
  trainerId: string | undefined;
  /** A client's id, or `new`. */
  form: string;
  state: ClientFormState;
  onFound: (draft: ClientDraft) => void;
};

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
    // Checked when the timer fires: a form that was saved meanwhile must not return as a draft.
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
  // Logging out has just removed the drafts; the closing page must not write one again.
  if (useSessionStore.getState().trainer?.id !== key.trainerId) return;
  if (isChanged(state)) writeDraft(key, draftOf(state, new Date().toISOString()));
  else removeDraft(key);
}
