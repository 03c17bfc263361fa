"use client";

import { toast } from "@/components/ui/toast-store";
import { useSetBaseline } from "@/lib/clients/history/queries";
import { pinTexts } from "./texts";

export function usePinBaseline(clientId: string) {
  const pinning = useSetBaseline(clientId);
  return {
    isPinning: pinning.isPending,
    pin: (photoId: string) =>
      pinning.mutate(photoId, {
        onSuccess: () => toast({ title: pinTexts.pinned, description: pinTexts.pinnedDetail }),
        onError: () =>
          toast({ title: pinTexts.failed, description: pinTexts.failedDetail, variant: "destructive" }),
      }),
  };
}
