"use client";

import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useRestoreShare, useRevokeShare } from "@/lib/sharing/links/queries";
import type { Share } from "@/lib/sharing/links/schema";
import { shareFacts, shareTitle } from "@/lib/sharing/links/wording";
import { revocationTexts, shareListTexts } from "./texts";

const BADGES: Record<Share["state"], { kind: BadgeKind; label: string }> = {
  open: { kind: "complete", label: shareListTexts.open },
  locked: { kind: "forecast-outline", label: shareListTexts.locked },
  expired: { kind: "neutral", label: shareListTexts.expired },
  revoked: { kind: "neutral", label: shareListTexts.revoked },
};

export function ShareList({ clientId, shares }: { clientId: string; shares: readonly Share[] }) {
  const { revoke, pendingId } = useRevocation(clientId);
  return (
    <ul className="border-t">
      {shares.map((share) => {
        const { kind, label } = BADGES[share.state];
        const isLive = share.state === "open" || share.state === "locked";
        return (
          <li key={share.id} className="flex min-h-16 items-center justify-between gap-3 border-b py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-strong text-sm">
                {shareTitle(share)}
                <Badge kind={kind}>{label}</Badge>
              </p>
              <p className="mt-0.5 text-muted-foreground text-xs">{shareFacts(share)}</p>
            </div>
            {isLive && (
              <Button
                variant="outline"
                size="sm"
                pending={pendingId === share.id}
                aria-label={shareListTexts.closeName(shareTitle(share))}
                onClick={() => revoke(share.id)}
              >
                {shareListTexts.close}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Closes a link at once and offers Undo. */
function useRevocation(clientId: string) {
  const revoking = useRevokeShare();
  const restoring = useRestoreShare();
  const revoke = (shareId: string) => {
    const link = { params: { id: clientId, shareId } };
    const restore = () =>
      restoring.mutate(link, {
        onSuccess: () => toast({ title: revocationTexts.reopened }),
        onError: () => fail(revocationTexts.reopenFailed),
      });
    revoking.mutate(link, {
      onSuccess: () => offerUndo(revocationTexts.closed, restore, revocationTexts.closedDetail),
      onError: () => fail(revocationTexts.closeFailed),
    });
  };
  return { revoke, pendingId: revoking.isPending ? revoking.variables.params.shareId : undefined };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: revocationTexts.failed, description });
}
