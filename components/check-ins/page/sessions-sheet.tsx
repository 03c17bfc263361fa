"use client";

import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { moreWords, sessionsWords } from "@/lib/check-ins/words/en";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import type { MoreSheetProps } from "./my-data-sheet";
import { SessionToTick } from "./session-to-tick";

export function SessionsSheet({ open, onOpenChange, token, page, units, trainer, onPage }: MoreSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreWords.sessions} about={sessionsWords.about} />
        <p className="mt-2 text-muted-foreground text-sm">{sessionsWords.hint(trainer)}</p>
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
