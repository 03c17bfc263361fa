"use client";

import { CircleCheck, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, wrapping } from "@/components/ui/button";
import { type UnitSystem, weightFigure } from "@/lib/body/unit-system";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import { doneWords } from "@/lib/check-ins/words/en";
import { shortDay, weekdayAndDay } from "@/lib/text/calendar/wording";
import { WayPart } from "./way-part";

type DonePartProps = {
  page: OpenCheckIn;
  units: UnitSystem;
  trainer: string;
  /** The check-in waits in the outbox. */
  isWaiting: boolean;
  /** True right after sending: the heading takes the focus, so that a screen reader reads it. */
  isNew: boolean;
  onChange: () => void;
};

/** Where the check-in stands, and what the trainer changed. */
function sentHint(
  { on, acceptedOn, weight, entered }: NonNullable<OpenCheckIn["sent"]>,
  { units, trainer }: Pick<DonePartProps, "units" | "trainer">,
): string {
  const figure = (lbs: number) => `${weightFigure(lbs, units)} ${units.weightUnit}`;
  if (acceptedOn === null)
    return doneWords.unread(trainer, shortDay(on), weight === null ? null : figure(weight));
  const accepted = doneWords.acceptedHint(trainer, shortDay(acceptedOn));
  if (weight === null || entered === null || weight === entered) return accepted;
  return `${accepted} ${doneWords.corrected(trainer, figure(weight), figure(entered))}`;
}

export function DonePart({ page, units, trainer, isWaiting, isNew, onChange }: DonePartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const sent = page.sent ?? null;
  const Icon = isWaiting ? Smartphone : CircleCheck;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-display mt-4 flex items-center gap-3 text-2xl">
        <Icon aria-hidden className={isWaiting ? "size-8 text-muted-foreground" : "size-8 text-success"} />
        {isWaiting ? doneWords.kept : sent?.acceptedOn ? doneWords.accepted : doneWords.sent}
      </h1>
      <p className="mt-1 text-muted-foreground">
        {isWaiting || !sent ? doneWords.keptHint : sentHint(sent, { units, trainer })}
      </p>
      {!isWaiting && sent && (
        <p className="mt-1 text-muted-foreground">{doneWords.next(weekdayAndDay(sent.nextOn))}</p>
      )}
      <WayPart page={page} units={units} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className="text-muted-foreground">{doneWords.wrong}</p>
        <Button variant="outline" size="sm" className={wrapping} onClick={onChange}>
          {doneWords.change}
        </Button>
      </div>
    </>
  );
}
