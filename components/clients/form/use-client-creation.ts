"use client";

import { isClientForm } from "@/lib/clients/record/client-draft";
import { changedFields } from "@/lib/clients/record/form";
import { useCreateClient, useUpdateClient } from "@/lib/clients/record/queries";
import { updateBody } from "@/lib/clients/record/save-outcome";
import type { Client, ClientForm } from "@/lib/clients/record/schema";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { ApiError } from "@/lib/platform/http/api-error";
import { uuidv7 } from "@/lib/text/uuid";

/** A request without a reply may have reached the server, so its key is stored for a retry. */
type Attempt = { key: string; form: ClientForm };

/** Stored like a draft, so that logging out removes it. */
const slotOf = (trainerId: string) => ({ trainerId, form: "new-sent" });

/** After a lost reply, also after a reload, a retry sends the same request and then the later changes. */
export function useClientCreation() {
  const creating = useCreateClient();
  const updating = useUpdateClient();
  return async (trainerId: string, form: ClientForm): Promise<Client> => {
    const slot = slotOf(trainerId);
    const unanswered = attemptIn(readDraft(slot));
    const attempt = unanswered?.form.name === form.name ? unanswered : { key: uuidv7(new Date()), form };
    writeDraft(slot, attempt);
    const body = { ...attempt.form, trainerId, adultConfirmed: true };
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
  const { key, form } = stored as Record<string, unknown>;
  return typeof key === "string" && isClientForm(form) ? { key, form } : null;
}
