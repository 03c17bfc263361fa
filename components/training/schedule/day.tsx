import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday, weekdayAndDay } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { dayCounts } from "@/lib/training/schedule/appointments";
import type { Appointment } from "@/lib/training/schedule/schema";
import { AppointmentRow } from "./appointment-row";
import { StateMark } from "./state-mark";

type DayProps = {
  day: string;
  today: string;
  /** With the missed ones, which count here and are listed above the week. */
  appointments: readonly Appointment[];
  /** An empty day shows only if it is selected, or in the week grid. */
  isOpen: boolean;
  className?: string;
};

export function Day({ day, today, appointments, isOpen, className }: DayProps) {
  const title = day === today ? `Today, ${shortDay(day)}` : weekdayAndDay(day);
  const listed = appointments.filter(({ state }) => state !== "missed");
  return (
    <section
      aria-label={title}
      className={cn("min-w-0 pt-5 xl:pt-0", listed.length === 0 && !isOpen && "hidden xl:block", className)}
    >
      <div className="mb-1 flex items-baseline justify-between gap-3 xl:block xl:border-b xl:pb-2">
        <h2 className={cn("font-strong text-lg xl:text-sm", day === today && "text-primary")}>
          <span className="xl:sr-only">{title}</span>
          <span
            aria-hidden
            className="hidden xl:inline"
          >{`${shortWeekday(weekdayOf(day))}, ${shortDay(day)}`}</span>
        </h2>
        <p className="text-muted-foreground text-sm xl:text-xs">{countText(appointments, day < today)}</p>
      </div>
      <ul>
        {listed
          .filter(({ state }) => state !== "extra")
          .map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} />
          ))}
      </ul>
      <Extras extras={listed.filter(({ state }) => state === "extra")} />
    </section>
  );
}

function countText(appointments: readonly Appointment[], isOver: boolean): string {
  const { planned, done, others } = dayCounts(appointments);
  if (planned === 0) return others === 0 ? "Free" : counted(others, "workout");
  return isOver || done > 0 ? `${done} of ${planned} done` : counted(planned, "session");
}

const UNFOLDED_EXTRAS = 3;

/** Many of them would bury what was planned. */
function Extras({ extras }: { extras: readonly Appointment[] }) {
  const [isOpen, setOpen] = useState(false);
  const isFoldable = extras.length > UNFOLDED_EXTRAS;
  return (
    <>
      {isFoldable && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 rounded-image text-muted-foreground text-sm hover:bg-accent/50"
        >
          <StateMark state="extra" />
          {`${extras.length} extra`}
          <ChevronDown aria-hidden className={cn("size-4", isOpen && "rotate-180")} />
        </button>
      )}
      {(isOpen || !isFoldable) && (
        <ul>
          {extras.map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
    </>
  );
}
