"use client";

import { useCallback, useMemo, useReducer } from "react";
import { shownFigures } from "@/lib/clients/record/field-text";
import { clientFormReducer, isChanged, openForm } from "@/lib/clients/record/form";
import type { Client, ClientForm } from "@/lib/clients/record/schema";
import { useDelayUpdates } from "@/lib/platform/browser/busy";
import { useUnits } from "@/lib/platform/browser/use-units";
import { useClientDraft } from "./use-client-draft";

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
