"use client";

import { openedLater } from "@/components/ui/opened-later";

/** Cancel is on the left and has the initial focus. */
export const ConfirmDialog = openedLater(
  () => import("./confirm-dialog-panel").then((module) => module.default),
  ({ open }) => open,
);
