"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useChangeLink, useMakeLink, useRestoreLink, useRevokeLink } from "@/lib/check-ins/inbox/queries";
import type { LinkSettings } from "@/lib/check-ins/inbox/schema";
import { zoneHere } from "@/lib/text/calendar/zone-name";

function fail(): void {
  toastFailure("That did not work", "Check your network and try again.");
}
const showToast = (title: string) => () => void toast({ title });

export function useLink(clientId: string) {
  const making = useMakeLink();
  const changing = useChangeLink();
  const revoking = useRevokeLink();
  const restoring = useRestoreLink();
  const params = { id: clientId };
  const reopen = () => restoring.mutateAsync({ params }).then(showToast("Link open again"), fail);
  return {
    isSaving: making.isPending || changing.isPending || revoking.isPending || restoring.isPending,
    /** The new link shows on top of the form. */
    make: (settings: LinkSettings) =>
      making.mutateAsync({ params, body: { ...settings, timeZone: zoneHere(), consent: true } }).catch(fail),
    change: (body: LinkSettings) =>
      changing.mutateAsync({ params, body }).then(showToast("Link changed"), fail),
    reopen,
    close: () =>
      revoking
        .mutateAsync({ params })
        .then(() => offerUndo("Link closed", reopen, "It shows nothing from now on."), fail),
  };
}
