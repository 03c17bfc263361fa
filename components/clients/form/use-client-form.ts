"use client";

import { useCallback, useMemo, useReducer } from "react";
import { useHoldsUpdates } from "@/lib/browser/busy";
import { useUnits } from "@/lib/browser/use-units";
import { shownFigures } from "@/lib/clients/field-text";
import { clientFormReducer, isChanged, openForm } from "@/lib/clients/form";
import type { Client, ClientForm } from "@/lib/clients/schema";
import { useClientDraft } from "./use-client-draft";

type ClientFormInput = {
  trainerId: string | undefined;
  /** The client that is edited; null for a new one. Give the component a key, so that each has its own form. */
  client: Client | null;
  /** Whether entries left from before are only offered, instead of put back into the form. */
  offerDraft: boolean;
};

/**
 * The onboarding form's state. What is not saved yet is kept on this device until it is. The form, what follows from it
 * and `edit` stay the same objects until an entry changes, so that its sections are not drawn anew for anything else.
 */
export function useClientForm({ trainerId, client, offerDraft }: ClientFormInput) {
  const units = useUnits();
  const [state, dispatch] = useReducer(clientFormReducer, client, openForm);
  const { forgetDraft } = useClientDraft({
    trainerId,
    form: client?.id ?? "new",
    state,
    onFound: (draft) => dispatch({ type: "draftFound", draft, offer: offerDraft }),
  });
  useHoldsUpdates(isChanged(state));
  return {
    ...state,
    derived: useMemo(() => shownFigures(state.form, units), [state.form, units]),
    changed: isChanged(state),
    edit: useCallback((changes: Partial<ClientForm>) => dispatch({ type: "edit", changes }), []),
    restoreDraft: () => dispatch({ type: "restoreDraft" }),
    discardDraft: () => dispatch({ type: "discardDraft" }),
    /** Goes on from what another device has saved, with `form` as the entries. */
    rebase: (theirs: Client, form: ClientForm) => dispatch({ type: "rebase", client: theirs, form }),
    /** For when everything is saved, or shall be lost. */
    forgetDraft,
  };
}

export type ClientFormControl = ReturnType<typeof useClientForm>;
