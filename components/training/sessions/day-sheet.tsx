"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { dayHere } from "@/lib/text/calendar/local-date";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { isWithin } from "@/lib/text/number-range";
import { SESSION_LENGTH, SESSION_NOTE_LENGTH } from "@/lib/training/day/facts";
import type { Standing } from "@/lib/training/day/standing";
import type { SessionCopy } from "@/lib/training/sessions/schema";
import { minutesOfField, shortDayAndTime, timeField } from "@/lib/training/sessions/wording";
import { BusyTimes, NearDays } from "./day-choice";

type DaySheetProps = {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  button: string;
  session: Pick<Standing, "id" | "name" | "date" | "startMin" | "lengthMin" | "note">;
  /** Whether it was saved; else the sheet stays open. */
  onChosen: (to: SessionCopy) => Promise<boolean>;
};

/** Asks for a day, and for a time, a length and a note if it has them; what is near is one tap. */
export function DaySheet({ isOpen, onOpenChange, title, button, session, onChosen }: DaySheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-xl">{title}</SheetTitle>
          <DialogCloseButton className="-mt-1.5 -mr-2.5" />
        </div>
        <SheetDescription>
          {session.name} of {weekdayAndDay(session.date)}. The program stays as it is.
        </SheetDescription>
        <DayForm
          session={session}
          button={button}
          onChosen={async (to) => {
            const isDone = await onChosen(to);
            onOpenChange(!isDone);
            return isDone;
          }}
        />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with the sheet, so that it begins with the session's own day, or with today for one of the past. */
function DayForm({ session, button, onChosen }: Pick<DaySheetProps, "session" | "button" | "onChosen">) {
  const today = dayHere(new Date());
  const isPast = session.date < today;
  const [date, setDate] = useState(isPast ? today : session.date);
  const [time, setTime] = useState(timeField(session.startMin));
  const [length, setLength] = useState(String(session.lengthMin ?? ""));
  const [note, setNote] = useState(session.note ?? "");
  const [isSaving, setSaving] = useState(false);
  const { min, max } = SESSION_LENGTH;
  const lengthMin = length.trim() === "" ? null : Number(length);
  const isOdd = lengthMin !== null && !(Number.isInteger(lengthMin) && isWithin(SESSION_LENGTH, lengthMin));
  const startMin = minutesOfField(time);
  return (
    <form
      className="mt-4 grid gap-4.5"
      onSubmit={async (event) => {
        event.preventDefault();
        setSaving(true);
        await onChosen({ date, startMin, lengthMin, note: note.trim() || null });
        setSaving(false);
      }}
    >
      <NearDays today={today} date={date} onChoose={setDate} />
      <BusyTimes
        sessionId={session.id}
        date={date}
        startMin={startMin}
        usual={session.startMin}
        onChoose={(chosen) => setTime(timeField(chosen))}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Day">
          <Input
            type="date"
            required
            min={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        <Field label="Time" help="Empty for any time.">
          <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
      </div>
      <Field
        label="Length"
        help="Empty for the usual one."
        {...(isOdd && { error: `${min} to ${max} minutes` })}
      >
        <Input
          inputMode="numeric"
          value={length}
          trailing={<span className="pr-3 text-muted-foreground">min</span>}
          onChange={(event) => setLength(event.target.value)}
        />
      </Field>
      <Field label="Note for this session">
        <Textarea
          maxLength={SESSION_NOTE_LENGTH}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Button type="submit" pending={isSaving} disabled={date === "" || isOdd}>
        {date === "" ? button : `${button} to ${shortDayAndTime({ date, startMin })}`}
      </Button>
    </form>
  );
}
