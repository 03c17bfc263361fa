"use client";

import { openedLater } from "@/components/ui/opened-later";

/** Asks before something is destroyed. Cancel stands left and has the focus. */
export const ConfirmDialog = openedLater(
  () => import("./confirm-dialog-panel").then((module) => module.default),
  ({ open }) => open,
);
