"use client";

import { useState } from "react";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Keys } from "@/components/ui/keys";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { SwitchRow } from "@/components/ui/switch";
import { letterKeys } from "@/lib/platform/browser/local-flags";
import { shortcutsNow } from "@/lib/platform/browser/shortcuts";

type ShortcutsSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Lists the shortcuts that the open page has registered. */
export default function ShortcutsSheet({ open, onOpenChange }: ShortcutsSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">Keyboard shortcuts</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <Groups />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with the sheet, so that it reads the current shortcuts. */
function Groups() {
  const [groups] = useState(shortcutsNow);
  const [hasLetters, setLetters] = useState(letterKeys.read);
  return (
    <>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className="mt-4">
          <h3 className="font-strong">{title}</h3>
          <dl className="mt-1">
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className="flex min-h-11 items-center justify-between gap-4 border-b py-1.5">
                <dt className="min-w-0 text-sm">{does}</dt>
                <dd className="flex flex-wrap justify-end gap-2">
                  {keys.map((one) => (
                    <Keys key={one} keys={one} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <SwitchRow
        label="Single-key shortcuts"
        hint={
          hasLetters
            ? "Letters, digits and ? work as shown above."
            : "Letters, digits and ? are off on this device."
        }
        checked={hasLetters}
        onCheckedChange={(on) => {
          letterKeys.store(on);
          setLetters(on);
        }}
      />
    </>
  );
}
