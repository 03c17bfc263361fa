"use client";

import { LoadFailure } from "@/components/layout/load-failure";
import { checkInTexts } from "./texts";

/** Neither the network nor this device knows what the link shows. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <LoadFailure className="pt-6" title={checkInTexts.failed} retrying={false} onRetry={onRetry} />
      <p className="mt-3 text-muted-foreground text-sm">{checkInTexts.offlineFirst}</p>
    </>
  );
}
