"use client";

import { Sheet, SheetContent, SheetFooter, SheetHeading } from "@/components/ui/sheet";
import { type Copied, CopyForm } from "./copy-form";
import { copyTexts } from "./texts";

type CopySheetProps = { programme: Copied; open: boolean; onOpenChange: (open: boolean) => void };

/** Whom a programme is copied to and from which day, with what each of them has now. */
export function CopySheet({ open, onOpenChange, programme }: CopySheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={copyTexts.title} about={copyTexts.about(programme.name)} />
        <CopyForm programme={programme} Footer={SheetFooter} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
