"use client";

import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useRestoreShare, useRevokeShare } from "@/lib/sharing/links/queries";
import type { Share } from "@/lib/sharing/links/schema";
import { fullDate, fullDay, shortDate } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";

const BADGES: Record<Share["state"], { kind: BadgeKind; label: string }> = {
  open: { kind: "complete", label: "Open" },
  locked: { kind: "forecast-outline", label: "Locked" },
  expired: { kind: "neutral", label: "Expired" },
  revoked: { kind: "neutral", label: "Closed" },
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
                aria-label={`Close link: ${shareTitle(share)}`}
                onClick={() => revoke(share.id)}
              >
                Close
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
        onSuccess: () => toast({ title: "Link opened again" }),
        onError: () => fail("The link could not be opened again."),
      });
    revoking.mutate(link, {
      onSuccess: () => offerUndo("Link closed", restore, "Anyone who opens it sees nothing."),
      onError: () => fail("The link could not be closed. Please try again."),
    });
  };
  return { revoke, pendingId: revoking.isPending ? revoking.variables.params.shareId : undefined };
}

function fail(description: string): void {
  toastFailure("Error", description);
}

/** "3 images and forecast" */
function shareTitle({ imageCount, includesForecast }: Share): string {
  return `${counted(imageCount, "image")}${includesForecast ? " and forecast" : ""}`;
}

function shareFacts(share: Share): string {
  const { state, createdAt, revealOn, expiresAt, faceCover, views, lastSeenAt } = share;
  const day = (moment: string) => fullDate(new Date(moment));
  const next = {
    open: `Until ${day(expiresAt)}`,
    locked: `Opens ${revealOn ? fullDay(revealOn) : ""}`,
    expired: `Expired ${day(expiresAt)}`,
    revoked: null,
  }[state];
  const seen = lastSeenAt
    ? `Opened ${counted(views, "time")}, last ${shortDate(new Date(lastSeenAt))}`
    : "Not opened yet";
  const faces = faceCover && "Faces hidden";
  return [`Made ${day(createdAt)}, client agreed`, faces, next, seen].filter(Boolean).join(" · ");
}
