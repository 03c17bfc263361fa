"use client";

import { toast, UNDO_MS } from "@/components/ui/toast-store";
import { useRestoreShare, useRevokeShare } from "@/lib/shares/queries";
import { revocationTexts } from "./texts";

/** Closes a link at once and offers the way back. */
export function useRevocation(clientId: string) {
  const revoking = useRevokeShare(clientId);
  const restoring = useRestoreShare(clientId);
  const restore = (id: string) =>
    restoring.mutate(id, {
      onSuccess: () => toast({ title: revocationTexts.reopened }),
      onError: () => fail(revocationTexts.reopenFailed),
    });
  const revoke = (id: string) =>
    revoking.mutate(id, {
      onSuccess: () =>
        toast({
          title: revocationTexts.closed,
          description: revocationTexts.closedDetail,
          durationMs: UNDO_MS,
          action: { label: revocationTexts.undo, onSelect: () => restore(id) },
        }),
      onError: () => fail(revocationTexts.closeFailed),
    });
  return { revoke, pendingId: revoking.isPending ? revoking.variables : undefined };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: revocationTexts.failed, description });
}
