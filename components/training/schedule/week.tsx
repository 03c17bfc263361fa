import { Check } from "lucide-react";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { cn } from "@/components/ui/cn";
import { weekAround, weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { dayCounts, missedOf } from "@/lib/training/schedule/appointments";
import type { Appointment, Schedule } from "@/lib/training/schedule/schema";
import { Missed } from "./missed";
import { Sums } from "./sums";
import { WeekGrid } from "./week-grid";

/** What came of the week, what was missed, and its days from the selected one. */
export function Week({ schedule }: { schedule: Schedule }) {
  const { appointments, monday, today } = schedule;
  const days = weekAround(monday);
  const [chosen, setChosen] = useSearchParamState("day");
  const selected = days.includes(chosen) ? chosen : days.includes(today) ? today : monday;
  const missed = missedOf(appointments);
  if (appointments.length === 0)
    return (
      <p className="max-w-prose py-6 text-muted-foreground">
        No sessions this week. Sessions of programs appear here.
      </p>
    );
  return (
    <>
      <Sums sums={schedule.sums} />
      <DayStrip
        days={days}
        today={today}
        appointments={appointments}
        selected={selected}
        onSelect={setChosen}
      />
      {missed.length > 0 && <Missed missed={missed} />}
      <WeekGrid appointments={appointments} days={days} today={today} selected={selected} />
    </>
  );
}

type DayStripProps = {
  days: readonly string[];
  today: string;
  appointments: readonly Appointment[];
  selected: string;
  onSelect: (day: string) => void;
};

/** The days with their numbers of sessions; the list starts at the selected day. */
function DayStrip({ days, today, appointments, selected, onSelect }: DayStripProps) {
  return (
    <ol
      aria-label="Days of the week"
      className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1 lg:hidden"
    >
      {days.map((day) => {
        const { planned, done } = dayCounts(appointments.filter(({ date }) => date === day));
        const isDone = planned > 0 && done === planned;
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === selected}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onSelect(day)}
              className={cn(
                "pressable flex h-18.5 w-full min-w-0 flex-col items-center justify-between rounded-control px-0.5 py-2 text-2xs text-muted-foreground hover:bg-accent",
                planned > 0 && "bg-card shadow-card",
                day === today && "font-strong text-primary",
                day === selected && "inset-ring-2 inset-ring-primary",
              )}
            >
              <span>{shortWeekday(weekdayOf(day))}</span>
              {isDone ? (
                <Check aria-hidden className="size-[18px] stroke-[2.2] text-primary" />
              ) : (
                <span aria-hidden className="num text-lg/[1.25rem] tracking-normal">
                  {Number(day.slice(8))}
                </span>
              )}
              <span aria-hidden>{planned || "–"}</span>
              <span className="sr-only">{`, ${counted(planned, "session")}${isDone ? ", done" : ""}`}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
