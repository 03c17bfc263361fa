"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePaletteStore } from "@/lib/browser/palette-store";

const Palette = lazy(() => import("./palette"));

/** Opens the palette with Ctrl+K or Cmd+K, on every page of an account. Its code comes with the first opening. */
export function PaletteKeeper() {
  const { isOpen, setOpen } = usePaletteStore();
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || event.repeat) return;
      const { isOpen: wasOpen, setOpen: open } = usePaletteStore.getState();
      // The key must not leave a page that has a dialog open.
      if (!wasOpen && document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      open(!wasOpen);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Palette isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
