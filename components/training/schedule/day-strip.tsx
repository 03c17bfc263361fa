import { Check } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import type { Appointment } from "@/lib/training/schedule/schema";
import { calendarTexts } from "./texts";

type DayStripProps = {
  days: readonly string[];
  today: string;
  appointments: readonly Appointment[];
  selected: string;
  onSelect: (day: string) => void;
};

/** The days with their numbers of clients; the list starts at the selected day. */
export function DayStrip({ days, today, appointments, selected, onSelect }: DayStripProps) {
  return (
    <ol aria-label={calendarTexts.days} className="grid grid-cols-7 gap-1 xl:hidden">
      {days.map((day) => {
        const clients = appointments.filter(({ date, state }) => date === day && state !== "missed");
        const isOver = day < today && clients.length > 0;
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === selected}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onSelect(day)}
              className={cn(
                "pressable flex h-18.5 w-full min-w-0 flex-col items-center justify-between rounded-control px-0.5 py-2 text-2xs text-muted-foreground hover:bg-accent",
                clients.length > 0 && "bg-card shadow-card",
                day === today && "font-strong text-primary",
                day === selected && "inset-ring-2 inset-ring-primary",
              )}
            >
              <span>{shortWeekday(weekdayOf(day))}</span>
              {isOver ? (
                <Check aria-hidden className="size-[18px] stroke-[2.2] text-primary" />
              ) : (
                <span aria-hidden className="num text-lg/5 tracking-normal">
                  {Number(day.slice(8))}
                </span>
              )}
              <span aria-hidden>{clients.length || "–"}</span>
              <span className="sr-only">{`, ${calendarTexts.expected(clients.length)}`}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
