"use client";

import { lazyOnOpen } from "@/components/ui/lazy-on-open";

/** Cancel is on the left and has the initial focus. */
export const ConfirmDialog = lazyOnOpen(
  () => import("./confirm-dialog-panel").then((module) => module.default),
  ({ open }) => open,
);
