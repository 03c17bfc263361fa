"use client";

import type { MoreSheetProps } from "@/components/check-ins/page/my-data-sheet";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { moreWords, wayWords } from "@/lib/check-ins/words/en";
import { WayPart } from "./way-part";

export function WaySheet({ open, onOpenChange, page, units }: MoreSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreWords.way} about={wayWords.about} />
        <WayPart page={page} units={units} />
      </SheetContent>
    </Sheet>
  );
}
