"use client";

import { useRef, useState } from "react";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { isMinor } from "@/lib/body/age";
import { clientFormIn } from "@/lib/clients/record/client-draft";
import { changedFields, formToSave, missingField } from "@/lib/clients/record/form";
import { updateFailureText, useCreateClient, useUpdateClient } from "@/lib/clients/record/queries";
import {
  createFailureText,
  hasPhoto,
  pageAfterSave,
  pageOfClient,
  saveMessage,
  saveOutcome,
  updateBody,
} from "@/lib/clients/record/save-outcome";
import type { Client, ClientForm } from "@/lib/clients/record/schema";
import { imageRefusal } from "@/lib/clients/record/status";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { ApiError } from "@/lib/platform/http/api-error";
import { dayHere } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import type { ClientFormControl } from "./use-client-form";

const NAVIGATION_DELAY_MS = 100;

type ClientSavingInput = {
  control: ClientFormControl;
  trainerId: string | undefined;
  clientId: string | null;
  onLeave: (page: string) => void;
};

type Base = Pick<ClientFormControl, "saved" | "version">;

export function useClientSaving({ control, trainerId, clientId, onLeave }: ClientSavingInput) {
  const create = useClientCreation();
  const updating = useUpdateClient();
  const [conflict, setConflict] = useState<Client | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** A second press during a request must not create a second client. */
  const once = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const leave = async (id: string, page: string) => {
    control.forgetDraft();
    useActiveClientStore.getState().setClientId(id);
    onLeave(page);
  };

  const generate = () =>
    once(async () => {
      const form = formToSave(control.form, null, new Date());
      if (!trainerId) return toastFailure("Missing information", "Trainer information is required.");
      if (missingField(form)) return;
      const made = await create(trainerId, form).catch((error: unknown) => {
        const isOffline = error instanceof TypeError;
        const told = error instanceof ApiError ? error.json : isOffline ? { message: error.message } : {};
        toastFailure("Error", createFailureText(told));
      });
      if (!made) return;
      if (hasPhoto(form)) {
        const asked = await updating
          .mutateAsync({ id: made.id, hasSignificantChanges: true })
          .catch(failUpdate);
        const refusal = asked && imageRefusal(asked);
        if (refusal) toastFailure("Client added", refusal);
      }
      await leave(made.id, pageAfterSave(made.id, hasPhoto(form) ? "regenerate" : "saved", form));
    });

  /** Null if the update was refused; after a conflict, `conflict` holds the other device's version. */
  const update = async (base: Base, form: ClientForm, onFailure: (error: unknown) => void) => {
    if (clientId === null) return null;
    try {
      return await updating.mutateAsync({
        id: clientId,
        ...(base.version !== undefined && { version: base.version }),
        ...updateBody(base.saved, form),
      });
    } catch (error) {
      const theirs = await currentClientIn(error);
      if (theirs) setConflict(theirs);
      else onFailure(error);
      return null;
    }
  };
  const saveFrom = async (base: Base, typed: ClientForm) => {
    const form = formToSave(typed, base.saved, new Date());
    if (clientId === null || !trainerId)
      return toastFailure("Error", "No client selected or trainer information missing.");
    const outcome = saveOutcome(base.saved, form);
    const updated = outcome === "unchanged" ? null : await update(base, form, failUpdate);
    if (outcome !== "unchanged" && !updated) return;
    toast(saveMessage(outcome, updated));
    await new Promise((resolve) => setTimeout(resolve, NAVIGATION_DELAY_MS));
    await leave(clientId, pageAfterSave(clientId, outcome, form));
  };

  return {
    busy,
    generate,
    save: () => once(() => saveFrom(control, control.form)),
    view: () =>
      once(async () => {
        if (clientId === null || !trainerId)
          return toastFailure("Error", "No client selected or trainer information missing.");
        const failView = () => toastFailure("Save failed", "Failed to save client data");
        if (
          control.changed &&
          !(await update(control, formToSave(control.form, control.saved, new Date()), failView))
        )
          return;
        await leave(clientId, pageOfClient({ id: clientId, ...control.form }));
      }),
    conflict,
    closeConflict: () => setConflict(null),
    overwrite: (theirs: Client, theirForm: ClientForm) =>
      once(() => saveFrom({ saved: theirForm, version: theirs.version }, control.form)),
  };
}

function failUpdate(error: unknown): void {
  toastFailure("Error", updateFailureText(error));
}

/** The other device's version, if the refusal was a conflict (412). */
async function currentClientIn(error: unknown): Promise<Client | null> {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const { Client } = await import("@/lib/clients/record/schema");
  return Client.safeParse(error.json.client).data ?? null;
}

/** A request without a reply may have reached the server, so its key is stored for a retry. */
type Attempt = { key: string; form: ClientForm };

/** Stored like a draft, so that logging out removes it. */
const slotOf = (trainerId: string) => ({ trainerId, form: "new-sent" });

/** After a lost reply, also after a reload, a retry sends the same request and then the later changes. */
function useClientCreation() {
  const creating = useCreateClient();
  const updating = useUpdateClient();
  return async (trainerId: string, form: ClientForm): Promise<Client> => {
    const slot = slotOf(trainerId);
    const unanswered = attemptIn(readDraft(slot));
    const attempt = unanswered?.form.name === form.name ? unanswered : { key: uuidv7(new Date()), form };
    writeDraft(slot, attempt);
    const adultConfirmed = !isMinor(attempt.form, dayHere(new Date()));
    const body = { ...attempt.form, trainerId, adultConfirmed };
    const made = await creating.mutateAsync({ key: attempt.key, ...body }).catch((error: unknown) => {
      if (isRefused(error)) removeDraft(slot);
      throw error;
    });
    if (changedFields(attempt.form, form).length > 0)
      await updating.mutateAsync({ id: made.id, ...updateBody(attempt.form, form) });
    removeDraft(slot);
    return made;
  };
}

/** Whether the server certainly created nothing. A 5xx or 409 does not say so. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 409;
}

function attemptIn(stored: unknown): Attempt | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { key, form: sent } = stored as Record<string, unknown>;
  const form = clientFormIn(sent);
  return typeof key === "string" && form ? { key, form } : null;
}
