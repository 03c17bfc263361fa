"use client";

import { later } from "@/components/ui/later";

/** Cancel is on the left and has the initial focus. */
export const ConfirmDialog = later(() => import("./confirm-dialog-panel").then((module) => module.default), {
  opens: ({ open }) => open,
});
