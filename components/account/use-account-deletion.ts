"use client";

import { useQueryClient } from "@tanstack/react-query";
import { forgetSession } from "@/components/auth/use-session";
import { useDeleteAccount } from "@/lib/account/queries";
import { removeAllDrafts } from "@/lib/browser/form-drafts";
import { discard } from "@/lib/browser/outbox/outbox";
import { useOutbox } from "@/lib/browser/outbox/waiting";

/** Deletes the account and takes all of it off this device, what still waits to be sent too: nobody will take it. */
export function useAccountDeletion() {
  const { mutateAsync } = useDeleteAccount();
  const cache = useQueryClient();
  return async (password: string) => {
    await mutateAsync(password);
    await Promise.all(useOutbox.getState().entries.map(discard));
    removeAllDrafts();
    await forgetSession(cache);
    window.location.assign("/login");
  };
}
