"use client";

import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { SKIP_REASONS, type SkipReason } from "@/lib/training/day/facts";
import type { Standing } from "@/lib/training/day/standing";
import { SKIP_TEXTS } from "@/lib/training/sessions/wording";

type SkipSheetProps = {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  session: Pick<Standing, "name" | "date">;
  onChosen: (reason: SkipReason) => Promise<boolean>;
};

/** Asks why a session is left out. */
export function SkipSheet({ isOpen, onOpenChange, session, onChosen }: SkipSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-xl">
            Leave out {session.name}?
          </SheetTitle>
          <DialogCloseButton className="-mt-1.5 -mr-2.5" />
        </div>
        <SheetDescription>
          {weekdayAndDay(session.date)}. It counts as due only if the client did not come.
        </SheetDescription>
        <div className="mt-4 grid gap-2">
          {SKIP_REASONS.map((reason) => (
            <Button
              key={reason}
              variant="outline"
              block
              onClick={async () => onOpenChange(!(await onChosen(reason)))}
            >
              {SKIP_TEXTS[reason]}
            </Button>
          ))}
        </div>
      </SheetContent>
    </Sheet>
  );
}
