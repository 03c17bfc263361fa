"use client";

import { CalendarPlus, Lock } from "lucide-react";
import { GeneratingFrame } from "@/components/transformations/generating-frame";
import { Button } from "@/components/ui/button";
import { calendarEntry, dayName, daysUntil, longDayName } from "@/lib/shares/reveal-day";
import type { LockedResult as Locked } from "@/lib/shares/schema";
import { firstName } from "@/lib/text/first-name";

/** Before the day of reveal: the day, and a body that is nobody's. */
export function LockedResult({ result }: { result: Locked }) {
  const { revealOn } = result;
  const days = daysUntil(revealOn, new Date());
  const trainer = firstName(result.trainerName);
  const entry = calendarEntry(revealOn, `${trainer} opens your forecast`);
  return (
    <>
      <h1 className="type-display mt-3 text-2xl">{result.firstName}, your forecast</h1>
      <p className="mt-1 text-muted-foreground text-sm">
        {trainer} opens it on {longDayName(revealOn)}. Until then it is closed for everybody.
      </p>
      <div className="mx-auto mt-5 max-w-[300px]">
        <div className="relative">
          <GeneratingFrame side="front" share={1} className="rounded-b-none border-b-0" />
          <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-card text-forecast shadow-pop">
            <Lock aria-hidden className="size-7 stroke-[1.9]" />
          </span>
        </div>
        <p className="rounded-b-photo bg-forecast py-2.5 text-center font-button text-forecast-foreground">
          Opens {dayName(revealOn)}
        </p>
      </div>
      {days > 0 && (
        <p className="num mt-4 text-center text-forecast text-num-md">
          {days} <small>{days === 1 ? "day left" : "days left"}</small>
        </p>
      )}
      <Button asChild size="lg" block className="mx-auto mt-5 flex max-w-[420px]">
        <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`} download="forecast.ics">
          <CalendarPlus aria-hidden />
          Add {dayName(revealOn)} to calendar
        </a>
      </Button>
      <p className="mx-auto mt-5 max-w-[420px] text-muted-foreground text-xs">
        The images will be AI forecasts, not photos and not a promise. {trainer} chose what is shown here and
        can close this link at any time.
      </p>
    </>
  );
}
