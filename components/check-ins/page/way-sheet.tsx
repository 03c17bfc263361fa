"use client";

import type { MoreSheetProps } from "@/components/check-ins/page/my-data-sheet";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { moreTexts } from "./check-ins-texts";
import { WayPart } from "./way-part";
import { wayTexts } from "./way-texts";

export function WaySheet({ open, onOpenChange, page, units }: MoreSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreTexts.way} about={wayTexts.about} />
        <WayPart page={page} units={units} />
      </SheetContent>
    </Sheet>
  );
}
