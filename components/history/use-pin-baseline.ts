"use client";

import { toast } from "@/components/ui/toast-store";
import { useSetBaseline } from "@/lib/history/queries";

/** Makes a photo the one that every change is measured against, and says so. */
export function usePinBaseline(clientId: string) {
  const pinning = useSetBaseline(clientId);
  return {
    isPinning: pinning.isPending,
    pin: (photoId: string) =>
      pinning.mutate(photoId, {
        onSuccess: () =>
          toast({ title: "Baseline changed", description: "Every change is measured against it now." }),
        onError: () =>
          toast({ title: "Error", description: "Failed to change the baseline.", variant: "destructive" }),
      }),
  };
}
