"use client";

import type { ReactNode } from "react";
import { useIsLaptop } from "@/lib/browser/media";

type OnLaptopsProps = {
  /** Whether the server draws it, which knows no screen. */
  isOnServer?: boolean;
  children: ReactNode;
};

/** Phones never see it, and are spared building it for every page. */
export function OnLaptops({ isOnServer = false, children }: OnLaptopsProps) {
  return useIsLaptop(isOnServer) && children;
}
