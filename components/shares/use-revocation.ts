"use client";

import { toast } from "@/components/ui/toast-store";
import { useRestoreShare, useRevokeShare } from "@/lib/shares/queries";

const UNDO_MS = 8000;

/** Closes a link at once and offers the way back. */
export function useRevocation(clientId: string) {
  const revoking = useRevokeShare(clientId);
  const restoring = useRestoreShare(clientId);
  const restore = (id: string) =>
    restoring.mutate(id, {
      onSuccess: () => toast({ title: "Link opened again" }),
      onError: () => fail("The link could not be opened again."),
    });
  const revoke = (id: string) =>
    revoking.mutate(id, {
      onSuccess: () =>
        toast({
          title: "Link closed",
          description: "Whoever opens it finds nothing.",
          durationMs: UNDO_MS,
          action: { label: "Undo", onSelect: () => restore(id) },
        }),
      onError: () => fail("The link could not be closed. Please try again."),
    });
  return { revoke, pendingId: revoking.isPending ? revoking.variables : undefined };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: "Error", description });
}
