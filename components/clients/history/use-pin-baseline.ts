"use client";

import { toast } from "@/components/ui/toast-store";
import { pinTexts } from "./texts";
import { useSetBaseline } from "./use-history";

export function usePinBaseline(clientId: string) {
  const pinning = useSetBaseline();
  return {
    isPinning: pinning.isPending,
    pin: (photoId: string) =>
      pinning.mutate(
        { params: { id: clientId, photoId } },
        {
          onSuccess: () => toast({ title: pinTexts.pinned, description: pinTexts.pinnedDetail }),
          onError: () =>
            toast({ title: pinTexts.failed, description: pinTexts.failedDetail, variant: "destructive" }),
        },
      ),
  };
}
