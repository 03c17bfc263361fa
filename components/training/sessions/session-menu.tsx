"use client";

import { CalendarClock, CheckCheck, CirclePause, CopyPlus, Undo2 } from "lucide-react";
import { useState } from "react";
import { tried } from "@/components/training/workouts/tried";
import { Button } from "@/components/ui/button";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { later } from "@/components/ui/later";
import { offerUndo } from "@/components/ui/undo";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import type { Standing } from "@/lib/training/day/standing";
import { useChangeSession, useCopySession, useRemoveSession } from "@/lib/training/plans/queries";
import type { SessionChange, SessionCopy } from "@/lib/training/sessions/schema";
import { dayAndTime } from "@/lib/training/sessions/wording";

const DaySheet = later(() => import("./day-sheet").then((module) => module.DaySheet), {
  opens: ({ isOpen }) => isOpen,
});
const SkipSheet = later(() => import("./skip-sheet").then((module) => module.SkipSheet), {
  opens: ({ isOpen }) => isOpen,
});

/** A stored session of a client. */
type Session = Pick<Standing, "id" | "name" | "date" | "state" | "startMin" | "isWhole" | "skippedFor">;

type SessionMenuProps = {
  clientId: string;
  clientName: string;
  session: Session;
  className?: string;
  /** A move is the first thing to do here, so it has its own button before the menu. */
  hasMoveButton?: boolean;
};

const UNTOUCHED: readonly Session["state"][] = ["today", "planned", "missed"];

/** What can be agreed on for one session, whatever screen shows it. The program stays as it is. */
export function SessionMenu({ clientId, clientName, session, className, hasMoveButton }: SessionMenuProps) {
  const [asked, setAsked] = useState<"move" | "copy" | "skip" | null>(null);
  const { change, copy } = useSessionWrites(clientId, session);
  const { name, date, state, isWhole, skippedFor } = session;
  const isUntouched = UNTOUCHED.includes(state);
  const which = `${name} of ${clientName}, ${weekdayAndDay(date)}`;
  const sheet = (what: typeof asked) => ({
    isOpen: asked === what,
    onOpenChange: (open: boolean) => setAsked(open ? what : null),
  });
  return (
    <>
      {hasMoveButton && isUntouched && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`New time for ${which}`}
          onClick={() => setAsked("move")}
        >
          New time
        </Button>
      )}
      <MoreMenu label={`More actions for ${which}`} {...(className && { className })}>
        {isUntouched && (
          <DropdownMenuItem onSelect={() => setAsked("move")}>
            <CalendarClock aria-hidden />
            Other day or time
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setAsked("copy")}>
          <CopyPlus aria-hidden />
          Copy to a day
        </DropdownMenuItem>
        {isUntouched && (
          <DropdownMenuItem onSelect={() => setAsked("skip")}>
            <CirclePause aria-hidden />
            Leave out
          </DropdownMenuItem>
        )}
        {state === "leftOut" && skippedFor !== null && (
          <DropdownMenuItem onSelect={() => change({ skippedFor: null }, `${name} is planned again`)}>
            <Undo2 aria-hidden />
            Plan again
          </DropdownMenuItem>
        )}
        {state === "partly" && (
          <DropdownMenuItem onSelect={() => change({ isWhole: true }, `${name} is done`)}>
            <CheckCheck aria-hidden />
            Was the whole session
          </DropdownMenuItem>
        )}
        {isWhole && (
          <DropdownMenuItem onSelect={() => change({ isWhole: false }, `${name} is not done`)}>
            <Undo2 aria-hidden />
            Was not the whole session
          </DropdownMenuItem>
        )}
      </MoreMenu>
      <DaySheet
        {...sheet("move")}
        title={`New time for ${clientName}`}
        button="Move"
        session={session}
        onChosen={(to) => change(to, `${name} is on ${dayAndTime(to)} now`)}
      />
      <DaySheet
        {...sheet("copy")}
        title={`Copy ${name} of ${clientName}`}
        button="Copy"
        session={session}
        onChosen={(to) => copy(to, `${name} is on ${dayAndTime(to)} too`)}
      />
      <SkipSheet
        {...sheet("skip")}
        session={session}
        onChosen={(skippedFor) => change({ skippedFor }, `${name} is left out`)}
      />
    </>
  );
}

/** Each write offers to undo it; a failure changes nothing. */
function useSessionWrites(clientId: string, { id: sessionId }: Session) {
  const changing = useChangeSession();
  const copying = useCopySession();
  const removing = useRemoveSession();
  const params = { id: clientId, sessionId };
  const triedHere = (write: () => Promise<unknown>) => tried("The session was not changed", write);
  return {
    change: (body: SessionChange, title: string) =>
      triedHere(async () => {
        const before = await changing.mutateAsync({ params, body });
        offerUndo(title, () => triedHere(() => changing.mutateAsync({ params, body: before })));
      }),
    copy: (body: SessionCopy, title: string) =>
      triedHere(async () => {
        const made = await copying.mutateAsync({ params, body });
        const copy = { params: { id: clientId, sessionId: made.id } };
        offerUndo(title, () => triedHere(() => removing.mutateAsync(copy)));
      }),
  };
}
