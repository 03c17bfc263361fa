"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { placesOf } from "@/components/platform/frame/app-places";
import { later } from "@/components/ui/later";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { usePaletteStore, useShortcuts } from "@/lib/platform/browser/shortcuts";

const Palette = later(() => import("./palette").then((module) => module.default));
const ShortcutsSheet = later(() => import("./shortcuts-sheet").then((module) => module.default));

/** Registers the shortcuts of all signed-in pages. What they open loads lazily. */
export function PaletteKeeper() {
  const router = useRouter();
  // Reads the store and not the server: the offline page mounts it too.
  const isAdmin = useSessionStore(({ trainer }) => trainer?.isAdmin ?? false);
  const { isOpen, setOpen } = usePaletteStore();
  const [list, setList] = useState<"unwanted" | "open" | "closed">("unwanted");
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useShortcuts("Everywhere", [
    { keys: ["Ctrl+k"], does: "Go to a client or a page", run: togglePalette },
    { keys: ["?"], does: "Show all shortcuts", run: () => setList("open") },
    ...placesOf(isAdmin).map(({ label, href, keys }) => ({
      keys: [keys],
      does: `Go to ${label}`,
      run: () => router.push(href),
    })),
  ]);
  return (
    <>
      {list !== "unwanted" && (
        <ShortcutsSheet open={list === "open"} onOpenChange={(open) => setList(open ? "open" : "closed")} />
      )}
      {isWanted && <Palette isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function togglePalette() {
  const { isOpen, setOpen } = usePaletteStore.getState();
  // The shortcut must not leave an open dialog.
  if (!isOpen && document.querySelector("[role=dialog], [role=alertdialog]")) return false;
  setOpen(!isOpen);
  return true;
}
