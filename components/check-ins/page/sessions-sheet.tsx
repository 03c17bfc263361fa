"use client";

import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { moreTexts } from "./check-ins-texts";
import { sessionsTexts } from "./more-texts";
import type { MoreSheetProps } from "./my-data-sheet";
import { SessionToTick } from "./session-to-tick";

export function SessionsSheet({ open, onOpenChange, token, page, units, trainer, onPage }: MoreSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreTexts.sessions} about={sessionsTexts.about} />
        <p className="mt-2 text-muted-foreground text-sm">{sessionsTexts.hint(trainer)}</p>
        {page.sessions.map((session) => (
          <section key={session.weekday} className="mt-5">
            <h3 className="font-strong">{session.name}</h3>
            <p className="text-muted-foreground text-xs">{weekdayAndDay(session.day)}</p>
            <SessionToTick token={token} session={session} units={units} onPage={onPage} />
          </section>
        ))}
      </SheetContent>
    </Sheet>
  );
}
