import { useState } from "react";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { cn } from "@/components/ui/cn";
import { lazyOnOpen } from "@/components/ui/lazy-on-open";
import { weekAround } from "@/lib/text/calendar/days";
import type { Appointment, Schedule } from "@/lib/training/schedule/schema";
import { Day } from "./day";
import { DayStrip } from "./day-strip";
import { Missed } from "./missed";
import { calendarTexts } from "./texts";

const MoveSheet = lazyOnOpen(
  () => import("./move-sheet").then((module) => module.MoveSheet),
  ({ isOpen }) => isOpen,
);

/** Below each other from the selected day; side by side if there is room for seven. */
export function Week({ schedule }: { schedule: Schedule }) {
  const { appointments, monday, today } = schedule;
  const days = weekAround(monday);
  const [chosen, setChosen] = useSearchParamState("day");
  const selected = days.includes(chosen) ? chosen : days.includes(today) ? today : monday;
  const [moved, setMoved] = useState<Appointment | null>(null);
  const [isMoving, setMoving] = useState(false);
  const missed = appointments.filter(({ state }) => state === "missed");
  const on = (day: string) => appointments.filter(({ date, state }) => date === day && state !== "missed");
  if (appointments.length === 0)
    return <p className="max-w-prose py-6 text-muted-foreground">{calendarTexts.nothing}</p>;
  return (
    <>
      <DayStrip
        days={days}
        today={today}
        appointments={appointments}
        selected={selected}
        onSelect={setChosen}
      />
      <div className="grid xl:grid-cols-7 xl:gap-3">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            today={today}
            appointments={on(day)}
            className={cn(day < selected && "hidden xl:block")}
            isOpen={day === selected}
          />
        ))}
      </div>
      {missed.length > 0 && (
        <Missed
          missed={missed}
          onMove={(appointment) => {
            setMoved(appointment);
            setMoving(true);
          }}
        />
      )}
      {moved && (
        <MoveSheet
          key={`${moved.clientId} ${moved.date}`}
          appointment={moved}
          isOpen={isMoving}
          onOpenChange={setMoving}
        />
      )}
    </>
  );
}
