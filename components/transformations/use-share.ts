"use client";

import { toast } from "@/components/ui/toast-store";
import { useBrowserFact } from "@/lib/browser/media";
import type { Frame } from "@/lib/transformations/journey";
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

/** Whether this browser can hand pictures to other apps. */
export function canShareImages(): boolean {
  if (typeof navigator === "undefined" || !navigator.canShare) return false;
  return navigator.canShare({ files: [new File([], "image.jpg", { type: "image/jpeg" })] });
}

/**
 * Hands a picture to another app, with everything that is written on it.
 * @throws Error when the picture cannot be loaded
 */
async function shareImage({ url, name }: { url: string; name: string }): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  await shareFile(new File([await response.blob()], name, { type: "image/jpeg" }));
}

/** Hands a file to another app; a person who changes their mind is no error. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
