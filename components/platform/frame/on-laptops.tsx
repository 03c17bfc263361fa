"use client";

import type { ReactNode } from "react";
import { useIsLaptop } from "@/lib/platform/browser/media";

type OnLaptopsProps = {
  /** Whether the server renders it: the server does not know the screen. */
  isOnServer?: boolean;
  children: ReactNode;
};

/** Phones never mount the children, so they save the work. */
export function OnLaptops({ isOnServer = false, children }: OnLaptopsProps) {
  return useIsLaptop(isOnServer) && children;
}
