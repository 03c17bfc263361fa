"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { loadFigure, type UnitSystem } from "@/lib/body/unit-system";
import type { CheckInPage, PlannedSessionOfWeek } from "@/lib/check-ins/page/schema";
import { reportSets } from "@/lib/check-ins/page/sending-queries";
import { moreWords, sessionsWords } from "@/lib/check-ins/words/en";
import { readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/form-drafts";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
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

type Exercise = PlannedSessionOfWeek["exercises"][number];

type SessionToTickProps = {
  token: string;
  session: PlannedSessionOfWeek;
  units: UnitSystem;
  onPage: (page: CheckInPage) => void;
};

/** Ticked sets stay on this device until they are sent. */
function SessionToTick({ token, session, units, onPage }: SessionToTickProps) {
  const key = { trainerId: linkOwner(token), form: `sets-${session.day}` };
  const [ticked, setTicked] = useState<readonly string[]>(() => namesIn(readDraft(key)));
  const [isSending, setSending] = useState(false);
  const toggle = (name: string) => {
    const next = ticked.includes(name) ? ticked.filter((other) => other !== name) : [...ticked, name];
    setTicked(next);
    writeDraft(key, next);
  };
  const chosen = session.exercises.flatMap((exercise) =>
    setsOf(exercise)
      .filter(({ name, isTold }) => !isTold && ticked.includes(name))
      .map(() => exercise),
  );
  const tell = async () => {
    setSending(true);
    const sets = chosen.map(({ exerciseName, reps, weight, seconds, meters }) => ({
      exerciseName,
      reps,
      weight,
      seconds,
      meters,
    }));
    try {
      const delivery = await reportSets(token, { plannedSessionId: session.id, sets }, session.name);
      setTicked([]);
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
          <li key={exercise.exerciseName} className="py-2.5">
            <p className="break-words">{exercise.exerciseName}</p>
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              {setsOf(exercise).map(({ name, number, isTold }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={isTold || ticked.includes(name)}
                  disabled={isTold}
                  aria-label={sessionsWords.set(number, exercise.exerciseName, toldSet(exercise, units))}
                  onClick={() => toggle(name)}
                  className="pressable min-h-11 rounded-icon border-[1.5px] border-input bg-card px-3 font-label text-sm disabled:border-dashed disabled:text-muted-foreground aria-pressed:enabled:border-primary aria-pressed:enabled:bg-primary aria-pressed:enabled:text-primary-foreground"
                >
                  {toldSet(exercise, units)}
                </button>
              ))}
            </div>
          </li>
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

/** The reported sets are always the first ones. */
const setsOf = ({ exerciseName, sets, done }: Exercise) =>
  Array.from({ length: sets }, (_, index) => ({
    name: `${exerciseName}#${index + 1}`,
    number: index + 1,
    isTold: index < done,
  }));

function toldSet({ reps, weight, seconds }: Exercise, units: UnitSystem): string {
  const load = weight === 0 ? sessionsWords.bodyWeight : `${loadFigure(weight, units)} ${units.weightUnit}`;
  return seconds ? sessionsWords.seconds(seconds) : sessionsWords.reps(reps, load);
}

const namesIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name): name is string => typeof name === "string") : [];
