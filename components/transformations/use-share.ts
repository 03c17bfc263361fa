"use client";

import { toast } from "@/components/ui/toast-store";
import { useBrowserFact } from "@/lib/browser/media";
import type { Frame } from "@/lib/transformations/journey";
import { canShareImages, shareImage } from "./share-image";
import { failureTexts } from "./texts";

/** Shares one picture; null where the browser has no way to. */
export function useShare(): ((frame: Frame) => void) | null {
  const canShare = useBrowserFact(canShareImages);
  if (!canShare) return null;
  return ({ downloadUrl, downloadName }) => {
    shareImage({ url: downloadUrl, name: downloadName }).catch(() =>
      toast({ title: failureTexts.title, description: failureTexts.notShared, variant: "destructive" }),
    );
  };
}
