"use client";

import { useEffect } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { tellZone } from "@/lib/browser/tell-zone";

/** Has the server told the time zone of this device, so that pages are drawn with its days. Call it once. */
export function useToldZone(): void {
  useEffect(() => whenIdle(tellZone), []);
}
