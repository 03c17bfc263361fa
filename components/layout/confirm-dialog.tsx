"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { ConfirmDialogProps } from "./confirm-dialog-panel";

const loadPanel = () => import("./confirm-dialog-panel");
const ConfirmDialogPanel = lazy(loadPanel);

/** Asks before something is destroyed. Cancel stands left and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Once opened it stays mounted, so that it can leave with its animation and give the focus back.
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  useEffect(() => void loadPanel(), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialogPanel {...props} />
    </Suspense>
  );
}
