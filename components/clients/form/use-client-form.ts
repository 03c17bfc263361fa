"use client";

import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { clientDraftIn } from "@/lib/clients/record/client-draft";
import { shownFigures } from "@/lib/clients/record/field-text";
import {
  type ClientFormState,
  clientFormReducer,
  draftOf,
  isChanged,
  openForm,
} from "@/lib/clients/record/form";
import type { Client, ClientDraft, ClientForm } from "@/lib/clients/record/schema";
import { useDelayUpdates } from "@/lib/platform/browser/busy";
import { type DraftKey, readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { useUnits } from "@/lib/platform/browser/use-units";

type ClientFormInput = {
  trainerId: string | undefined;
  /** Null for a new client. Give the component a key, so that each client has its own form. */
  client: Client | null;
  /** Offers an old draft instead of restoring it at once. */
  offerDraft: boolean;
};

/** `form`, `derived` and `edit` keep their identity until an entry changes, so memoized sections do not rerender. */
export function useClientForm({ trainerId, client, offerDraft }: ClientFormInput) {
  const units = useUnits();
  const [state, dispatch] = useReducer(clientFormReducer, client, openForm);
  const { forgetDraft } = useClientDraft({
    trainerId,
    form: client?.id ?? "new",
    state,
    onFound: (draft) => dispatch({ type: "draftFound", draft, offer: offerDraft }),
  });
  useDelayUpdates(isChanged(state));
  return {
    ...state,
    derived: useMemo(() => shownFigures(state.form, units), [state.form, units]),
    changed: isChanged(state),
    edit: useCallback((changes: Partial<ClientForm>) => dispatch({ type: "edit", changes }), []),
    restoreDraft: () => dispatch({ type: "restoreDraft" }),
    discardDraft: () => dispatch({ type: "discardDraft" }),
    /** Continues from the version of another device, with `form` as the entries. */
    rebase: (theirs: Client, form: ClientForm) => dispatch({ type: "rebase", client: theirs, form }),
    forgetDraft,
  };
}

export type ClientFormControl = ReturnType<typeof useClientForm>;

/** Debounce of typing; leaving the page writes at once. */
const DRAFT_DELAY_MS = 400;

type ClientDraftInput = {
  trainerId: string | undefined;
  /** A client's id, or `new`. */
  form: string;
  state: ClientFormState;
  onFound: (draft: ClientDraft) => void;
};

function useClientDraft({ trainerId, form, state, onFound }: ClientDraftInput) {
  const latest = useRef({ state, onFound });
  const forgotten = useRef(false);
  useLayoutEffect(() => {
    latest.current = { state, onFound };
  });

  useEffect(() => {
    if (!trainerId) return;
    const stored = readDraft({ trainerId, form });
    const draft = clientDraftIn(stored);
    if (draft) latest.current.onFound(draft);
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
