"use client";

import { useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast-store";
import type { Frame } from "@/lib/transformations/journey";
import { canShareImages, shareImage } from "./share-image";

const never = () => () => {};

/** Shares one picture; null where the browser has no way to. */
export function useShare(): ((frame: Frame) => void) | null {
  const canShare = useSyncExternalStore(never, canShareImages, () => false);
  if (!canShare) return null;
  return ({ downloadUrl, downloadName }) => {
    shareImage({ url: downloadUrl, name: downloadName }).catch(() =>
      toast({ title: "Error", description: "The image could not be shared.", variant: "destructive" }),
    );
  };
}
