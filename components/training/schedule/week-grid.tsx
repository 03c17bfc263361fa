import { useEffect, useState } from "react";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { hoursText, hourText } from "@/lib/text/calendar/wording";
import { type Band, bandsOf, keyOf } from "@/lib/training/schedule/bands";
import type { Schedule } from "@/lib/training/schedule/schema";
import { Day } from "./day";
import { SessionDrag } from "./session-drag";

type WeekGridProps = Pick<Schedule, "appointments" | "today"> & {
  days: readonly string[];
  /** Phones show it and what follows. */
  selected: string;
};

/** Below each other on phones; on laptops side by side, with a row for each hour. */
export function WeekGrid({ appointments, days, today, selected }: WeekGridProps) {
  const now = useMinute();
  // A page that was drawn yesterday has no line of now.
  const isNow = days.includes(today) && dayHere(now) === today;
  const minute = isNow ? now.getHours() * 60 + now.getMinutes() : null;
  const bands = bandsOf(appointments, minute);
  return (
    <SessionDrag>
      <div className="lg:grid lg:grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]">
        {bands.map((band, index) => (
          <BandLabel key={keyOf(band)} band={band} row={index + 2} />
        ))}
        {days.map((day, index) => (
          <Day
            key={day}
            day={day}
            today={today}
            now={day === today ? minute : null}
            bands={bands}
            column={index + 2}
            appointments={appointments.filter(({ date }) => date === day)}
            isBefore={day < selected}
            isOpen={day === selected}
          />
        ))}
      </div>
    </SessionDrag>
  );
}

/** The current time, anew each minute. */
function useMinute(): Date {
  const drawn = useNow();
  const [later, setLater] = useState<Date | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setLater(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return later ?? drawn;
}

const bandTexts = { anyTime: "Any time", extra: "Extra" };

/** Booked hours are hidden from screen readers, because each row says its time. */
function BandLabel({ band, row }: { band: Band; row: number }) {
  if (band.kind === "free")
    return (
      <p
        style={{ gridRow: row }}
        className="col-start-2 -col-end-1 hidden border-b px-2 py-0.5 text-muted-foreground text-xs lg:block"
      >
        {hoursText(band.from, band.to)}, nothing booked this week
      </p>
    );
  return (
    <p
      aria-hidden
      style={{ gridRow: row }}
      className="col-start-1 hidden border-b py-1.5 pr-2 text-right text-muted-foreground text-xs lg:block"
    >
      {band.kind === "booked" ? hourText(band.from) : bandTexts[band.kind]}
    </p>
  );
}
