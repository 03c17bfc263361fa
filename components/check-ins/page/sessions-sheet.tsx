"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { toast, toastFailure } from "@/components/ui/toast-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { CheckInPage, PlannedSessionOfWeek } from "@/lib/check-ins/page/schema";
import { reportSets } from "@/lib/check-ins/page/sending-queries";
import { moreWords } from "@/lib/check-ins/words/en";
import { sessionsWords } from "@/lib/check-ins/words/en-sheets";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import type { SetValues } from "@/lib/training/workouts/draft";
import { ExerciseToTick, setsOf } from "./exercise-to-tick";
import type { MoreSheetProps } from "./my-data-sheet";

export function SessionsSheet({ open, onOpenChange, token, page, units, trainer, onPage }: MoreSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreWords.sessions} about={sessionsWords.about} />
        <p className="mt-2 text-muted-foreground text-sm">{sessionsWords.hint(trainer)}</p>
        {page.sessions.map((session) => (
          <section key={session.id} className="mt-5">
            <h3 className="font-strong">{session.name}</h3>
            <p className="text-muted-foreground text-xs">
              {weekdayAndDay(session.day)}
              {session.word === "partly" &&
                `, ${sessionsWords.partly(session.setsDone, session.setsPlanned)}`}
            </p>
            {session.word === "done" ? (
              <p className="mt-2 flex items-center gap-1.5 text-success">
                <Check aria-hidden className="size-4" />
                {sessionsWords.done}
              </p>
            ) : (
              <SessionToTick token={token} session={session} units={units} onPage={onPage} />
            )}
          </section>
        ))}
      </SheetContent>
    </Sheet>
  );
}

type SessionToTickProps = {
  token: string;
  session: PlannedSessionOfWeek;
  units: UnitSystem;
  onPage: (page: CheckInPage) => void;
};

/** Ticked sets, and what was done instead of the targets, stay on this device until they are sent. */
function SessionToTick({ token, session, units, onPage }: SessionToTickProps) {
  const key = { trainerId: linkOwner(token), form: `sets-${session.day}` };
  const [ticks, setTicks] = useState<Ticks>(() => ticksIn(readDraft(key)));
  const [isSending, setSending] = useState(false);
  const change = (next: Ticks) => {
    setTicks(next);
    writeDraft(key, next);
  };
  const toggle = (name: string) => {
    const isTicked = ticks.ticked.includes(name);
    change({
      ...ticks,
      ticked: isTicked ? ticks.ticked.filter((other) => other !== name) : [...ticks.ticked, name],
    });
  };
  const chosen = session.exercises.flatMap((exercise) =>
    setsOf(exercise, ticks.actual[exercise.exerciseName])
      .filter(({ name, isTold }) => !isTold && ticks.ticked.includes(name))
      .map(({ values }) => ({ exerciseName: exercise.exerciseName, ...values })),
  );
  const tell = async () => {
    setSending(true);
    try {
      const report = { plannedSessionId: session.id, sets: chosen };
      const delivery = await reportSets(token, report, session.name);
      setTicks(NO_TICKS);
      removeDraft(key);
      toast({ title: delivery.state === "sent" ? sessionsWords.sent : sessionsWords.kept });
      if (delivery.state === "sent" && delivery.reply) onPage(delivery.reply);
    } catch {
      toastFailure(sessionsWords.failed);
    }
    setSending(false);
  };
  return (
    <>
      <ul className="mt-2 divide-y">
        {session.exercises.map((exercise) => (
          <ExerciseToTick
            key={exercise.exerciseName}
            {...{ exercise, units }}
            ticked={ticks.ticked}
            actual={ticks.actual[exercise.exerciseName]}
            onToggle={toggle}
            onActual={(values) =>
              change({ ...ticks, actual: { ...ticks.actual, [exercise.exerciseName]: values } })
            }
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <Button block className="mt-2" pending={isSending} onClick={tell}>
          {sessionsWords.send(chosen.length)}
        </Button>
      )}
    </>
  );
}

type Ticks = { ticked: readonly string[]; actual: Readonly<Record<string, SetValues | undefined>> };
const NO_TICKS: Ticks = { ticked: [], actual: {} };

/** What this device kept; an earlier version kept the names alone. */
function ticksIn(stored: unknown): Ticks {
  if (Array.isArray(stored)) return { ...NO_TICKS, ticked: stored };
  return stored && typeof stored === "object" && "ticked" in stored ? (stored as Ticks) : NO_TICKS;
}
