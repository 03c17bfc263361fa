"use client";

import type { MoreSheetProps } from "@/components/check-ins/more/my-data-sheet";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { moreTexts } from "../texts";
import { wayTexts } from "./texts";
import { WayPart } from "./way-part";

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
