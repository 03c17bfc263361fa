"use client";

import { toastFailure } from "@/components/ui/toast-store";
import type { Frame } from "@/lib/images/orders/journey";
import { useBrowserFact } from "@/lib/platform/browser/media";
import { canShareImages, shareFile } from "@/lib/platform/browser/picture-file";

/** Null if the browser cannot share files. */
export function useShare(): ((frame: Frame) => void) | null {
  const canShare = useBrowserFact(canShareImages);
  if (!canShare) return null;
  return ({ downloadUrl, downloadName }) => {
    shareImage({ url: downloadUrl, name: downloadName }).catch(() =>
      toastFailure("Error", "The image could not be shared."),
    );
  };
}

/** @throws Error when the picture cannot load */
async function shareImage({ url, name }: { url: string; name: string }): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  await shareFile(new File([await response.blob()], name, { type: "image/jpeg" }));
}
