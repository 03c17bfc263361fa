"use client";

import { Sheet, SheetContent, SheetFooter, SheetHeading } from "@/components/ui/sheet";
import { CopyForm, type CopySource } from "./copy-form";

type CopySheetProps = { programme: CopySource; open: boolean; onOpenChange: (open: boolean) => void };

export function CopySheet({ open, onOpenChange, programme }: CopySheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title="Copy to clients" about={programme.name} />
        <CopyForm programme={programme} Footer={SheetFooter} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
