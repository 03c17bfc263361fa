"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { placesOf } from "@/components/layout/app-places";
import { useSessionStore } from "@/lib/browser/session-store";
import { usePaletteStore, useShortcuts } from "@/lib/browser/shortcuts";
import { paletteTexts, shortcutsTexts } from "./texts";

const Palette = lazy(() => import("./palette"));
const ShortcutsSheet = lazy(() => import("./shortcuts-sheet"));

/** The keys of every page of an account: the palette, the list of all keys, and the pages. What they open comes with the first opening. */
export function PaletteKeeper() {
  const router = useRouter();
  // Asks nothing: it stands on the offline page too, where nobody may be signed in.
  const isAdmin = useSessionStore(({ trainer }) => trainer?.isAdmin ?? false);
  const { isOpen, setOpen } = usePaletteStore();
  const [list, setList] = useState<"unwanted" | "open" | "closed">("unwanted");
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useShortcuts(shortcutsTexts.everywhere, [
    { keys: ["Ctrl+k"], does: paletteTexts.title, run: turnPalette },
    { keys: ["?"], does: shortcutsTexts.list, run: () => setList("open") },
    ...placesOf(isAdmin).map(({ label, href, keys }) => ({
      keys: [keys],
      does: shortcutsTexts.goTo(label),
      run: () => router.push(href),
    })),
  ]);
  return (
    <Suspense fallback={null}>
      {list !== "unwanted" && (
        <ShortcutsSheet open={list === "open"} onOpenChange={(open) => setList(open ? "open" : "closed")} />
      )}
      {isWanted && <Palette isOpen={isOpen} onOpenChange={setOpen} />}
    </Suspense>
  );
}

function turnPalette() {
  const { isOpen, setOpen } = usePaletteStore.getState();
  // The key must not leave a page that has a dialog open.
  if (!isOpen && document.querySelector("[role=dialog], [role=alertdialog]")) return false;
  setOpen(!isOpen);
  return true;
}
