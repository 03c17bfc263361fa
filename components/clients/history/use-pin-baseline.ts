"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { useSetBaseline } from "./use-history";

export function usePinBaseline(clientId: string) {
  const pinning = useSetBaseline();
  return {
    isPinning: pinning.isPending,
    pin: (photoId: string) =>
      pinning.mutate(
        { params: { id: clientId, photoId } },
        {
          onSuccess: () =>
            toast({ title: "Baseline changed", description: "All changes are now measured against it." }),
          onError: () => toastFailure("Error", "Failed to change the baseline."),
        },
      ),
  };
}
