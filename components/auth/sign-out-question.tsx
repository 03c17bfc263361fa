"use client";

import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { useOutbox } from "@/lib/browser/outbox/waiting";
import { signOutTexts } from "./every-page/texts";
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
      title={signOutTexts.title}
      description={signOutTexts.question(count)}
      confirmLabel={signOutTexts.confirm}
      onConfirm={signOutNow}
    />
  );
}
