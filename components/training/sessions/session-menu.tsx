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
type Session = Pick<
  Standing,
  "id" | "name" | "date" | "state" | "startMin" | "lengthMin" | "note" | "isWhole" | "skippedFor"
>;

type SessionMenuProps = {
  clientId: string;
  clientName: string;
  session: Session;
  className?: string;
  /** A move is the first thing to do here, so it has its own button before the menu. */
  hasMoveButton?: boolean;
};

/** What can get another day: nobody has trained for it. */
export const UNTOUCHED: readonly string[] = ["today", "planned", "missed"];

/** What can be agreed on for one session, whatever screen shows it. The program stays as it is. */
export function SessionMenu({ clientId, clientName, session, className, hasMoveButton }: SessionMenuProps) {
  const [asked, setAsked] = useState<"move" | "copy" | "skip" | null>(null);
  const { change, copy } = useSessionWrites();
  const { id, name, date, state, isWhole, skippedFor } = session;
  const here = { clientId, id };
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
          <DropdownMenuItem onSelect={() => change(here, { skippedFor: null }, `${name} is planned again`)}>
            <Undo2 aria-hidden />
            Plan again
          </DropdownMenuItem>
        )}
        {state === "partly" && (
          <DropdownMenuItem onSelect={() => change(here, { isWhole: true }, `${name} is done`)}>
            <CheckCheck aria-hidden />
            Was the whole session
          </DropdownMenuItem>
        )}
        {isWhole && (
          <DropdownMenuItem onSelect={() => change(here, { isWhole: false }, `${name} is not done`)}>
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
        onChosen={(to) => change(here, to, `${name} is on ${dayAndTime(to)} now`)}
      />
      <DaySheet
        {...sheet("copy")}
        title={`Copy ${name} of ${clientName}`}
        button="Copy"
        session={session}
        onChosen={(to) => copy(here, to, `${name} is on ${dayAndTime(to)} too`)}
      />
      <SkipSheet
        {...sheet("skip")}
        session={session}
        onChosen={(skippedFor) => change(here, { skippedFor }, `${name} is left out`)}
      />
    </>
  );
}

type Which = { readonly clientId: string; readonly id: string };

/** Each write offers to undo it; a failure changes nothing. */
export function useSessionWrites() {
  const changing = useChangeSession();
  const copying = useCopySession();
  const removing = useRemoveSession();
  const paramsOf = ({ clientId, id }: Which) => ({ id: clientId, sessionId: id });
  const triedHere = (write: () => Promise<unknown>) => tried("The session was not changed", write);
  return {
    change: (which: Which, body: SessionChange, title: string) =>
      triedHere(async () => {
        const params = paramsOf(which);
        const before = await changing.mutateAsync({ params, body });
        offerUndo(title, () => triedHere(() => changing.mutateAsync({ params, body: before })));
      }),
    copy: (which: Which, body: SessionCopy, title: string) =>
      triedHere(async () => {
        const made = await copying.mutateAsync({ params: paramsOf(which), body });
        const copy = { params: paramsOf({ ...which, id: made.id }) };
        offerUndo(title, () => triedHere(() => removing.mutateAsync(copy)));
      }),
  };
}
