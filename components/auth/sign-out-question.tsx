"use client";

import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { useOutbox } from "@/lib/browser/outbox/outbox";
import { useSignOutNow, useSignOutQuestion } from "./use-session";

/** Asked before logging out while something has not reached the server. */
export function SignOutQuestion() {
  const isAsking = useSignOutQuestion((state) => state.isAsking);
  const count = useOutbox((state) => state.entries.length);
  const signOutNow = useSignOutNow();
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(open) => useSignOutQuestion.setState({ isAsking: open })}
      title="Log out now?"
      description={`${count === 1 ? "1 save has" : `${count} saves have`} not reached the server. They stay on this device and are sent the next time you sign in here.`}
      confirmLabel="Log out"
      onConfirm={signOutNow}
    />
  );
}
