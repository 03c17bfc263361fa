"use client";

import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Share } from "@/lib/shares/schema";
import { shareFacts, shareTitle } from "@/lib/shares/wording";
import { shareListTexts } from "./texts";
import { useRevocation } from "./use-revocation";

const BADGES: Record<Share["state"], { kind: BadgeKind; label: string }> = {
  open: { kind: "complete", label: shareListTexts.open },
  locked: { kind: "forecast-outline", label: shareListTexts.locked },
  expired: { kind: "neutral", label: shareListTexts.expired },
  revoked: { kind: "neutral", label: shareListTexts.revoked },
};

/** Every link that was made, what became of it, and the way to close it. */
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
