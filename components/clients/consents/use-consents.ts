"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { useGiveConsent, useWithdrawConsent } from "@/lib/clients/consents/queries";
import type { ConsentKind } from "@/lib/images/consents/kinds";
import { serverWords } from "@/lib/platform/http/api-error";
import { consentTexts } from "./texts";

/** Records and withdraws consents; a withdrawal needs a confirmation. */
export function useConsents(clientId: string, onWithdrawn?: () => void) {
  const giving = useGiveConsent(clientId);
  const { mutateAsync } = useWithdrawConsent(clientId);
  const [asked, setAsked] = useState<ConsentKind>("photos");
  const [isAsking, setAsking] = useState(false);
  return {
    give: (kind: ConsentKind) =>
      giving.mutate(kind, {
        onSuccess: () => toast({ title: consentTexts.recorded }),
        onError: fail,
      }),
    givingKind: giving.isPending ? giving.variables : undefined,
    ask(kind: ConsentKind) {
      setAsked(kind);
      setAsking(true);
    },
    asked,
    dialog: {
      open: isAsking,
      onOpenChange: setAsking,
      async onConfirm() {
        await mutateAsync(asked).catch((error: Error) => {
          fail(error);
          throw error;
        });
        toast({ title: consentTexts.withdrawn, description: consentTexts.withdrawnDetail });
        onWithdrawn?.();
      },
    },
  };
}

function fail(error: Error): void {
  const description = serverWords(error, consentTexts.unreachable);
  toast({ variant: "destructive", title: consentTexts.failed, description });
}
