"use client";

import { toast } from "@/components/ui/toast-store";
import { useBrowserFact } from "@/lib/browser/media";
import type { Frame } from "@/lib/transformations/journey";
import { failureTexts } from "./texts";

/** Null if the browser cannot share files. */
export function useShare(): ((frame: Frame) => void) | null {
  const canShare = useBrowserFact(canShareImages);
  if (!canShare) return null;
  return ({ downloadUrl, downloadName }) => {
    shareImage({ url: downloadUrl, name: downloadName }).catch(() =>
      toast({ title: failureTexts.title, description: failureTexts.notShared, variant: "destructive" }),
    );
  };
}

export function canShareImages(): boolean {
  if (typeof navigator === "undefined" || !navigator.canShare) return false;
  return navigator.canShare({ files: [new File([], "image.jpg", { type: "image/jpeg" })] });
}

/** @throws Error when the picture cannot load */
async function shareImage({ url, name }: { url: string; name: string }): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  await shareFile(new File([await response.blob()], name, { type: "image/jpeg" }));
}

/** A cancelled share dialog is not an error. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
