"use client";

import { CalendarPlus, Lock } from "lucide-react";
import { GeneratingFrame } from "@/components/images/orders/generating-frame";
import { Button } from "@/components/ui/button";
import { calendarEntry, daysUntil } from "@/lib/sharing/links/reveal-day";
import type { LockedResult as Locked } from "@/lib/sharing/links/schema";
import { fullDay, weekdayAndDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { lockedResultTexts, sharedTexts } from "./texts";

/** Shown before the reveal day, with a generic body. */
export function LockedResult({ result }: { result: Locked }) {
  const { revealOn } = result;
  const days = daysUntil(revealOn, new Date());
  const trainer = firstName(result.trainerName);
  const entry = calendarEntry(revealOn, lockedResultTexts.calendarEntry(trainer));
  return (
    <>
      <h1 className="type-display mt-3 text-2xl lg:text-center">{sharedTexts.title(result.firstName)}</h1>
      <p className="mt-1 text-muted-foreground text-sm lg:text-center">
        {lockedResultTexts.closedUntil(trainer, weekdayAndDay(revealOn))}
      </p>
      <div className="mx-auto mt-5 max-w-[300px]">
        <div className="relative">
          <GeneratingFrame side="front" share={1} className="rounded-b-none border-b-0" />
          <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-card text-forecast shadow-pop">
            <Lock aria-hidden className="size-7 stroke-[1.9]" />
          </span>
        </div>
        <p className="rounded-b-photo bg-forecast py-2.5 text-center font-button text-forecast-foreground">
          {lockedResultTexts.opens(fullDay(revealOn))}
        </p>
      </div>
      {days > 0 && (
        <p className="num mt-4 text-center text-forecast text-num-md">
          {days} <small>{lockedResultTexts.daysLeft(days)}</small>
        </p>
      )}
      <Button asChild size="lg" block className="mx-auto mt-5 flex max-w-[420px]">
        <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`} download="forecast.ics">
          <CalendarPlus aria-hidden />
          {lockedResultTexts.addToCalendar(fullDay(revealOn))}
        </a>
      </Button>
      <p className="mx-auto mt-5 max-w-[420px] text-muted-foreground text-xs">
        {lockedResultTexts.disclaimer(trainer)}
      </p>
    </>
  );
}
