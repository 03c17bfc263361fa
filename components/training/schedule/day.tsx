import { cn } from "@/components/ui/cn";
import { weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday, timeOfMinutes, weekdayAndDay } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { dayCounts } from "@/lib/training/schedule/appointments";
import { type Band, hasHour, isIn, keyOf } from "@/lib/training/schedule/bands";
import type { Appointment } from "@/lib/training/schedule/schema";
import { Rows } from "./appointment-row";
import { Extras } from "./extras";
import { DropDay } from "./session-drag";

type DayProps = {
  day: string;
  today: string;
  /** Minutes after midnight; null if it is not today. */
  now: number | null;
  bands: readonly Band[];
  /** Of the grid, from 2. */
  column: number;
  /** With the missed ones, which phones list above the week alone. */
  appointments: readonly Appointment[];
  /** Phones hide what is before the selected day. */
  isBefore: boolean;
  /** Phones show an empty day only if it is selected. */
  isOpen: boolean;
};

/** A list on phones, a column of cells on laptops. */
export function Day({ day, today, now, bands, column, appointments, isBefore, isOpen }: DayProps) {
  const title = day === today ? `Today, ${shortDay(day)}` : weekdayAndDay(day);
  const isToday = day === today;
  const isEmpty = appointments.every(({ state }) => state === "missed");
  return (
    <section
      aria-label={title}
      className={cn("pt-5 lg:contents", (isBefore || (isEmpty && !isOpen)) && "max-lg:hidden")}
    >
      <div
        style={{ gridColumn: column, gridRow: 1 }}
        className={cn(
          "mb-1 flex items-baseline justify-between gap-3 lg:mb-0 lg:flex-wrap lg:gap-x-2 lg:gap-y-0 lg:border-b lg:px-2 lg:py-2.5 lg:max-xl:px-1",
          isToday && "lg:rounded-t-image lg:border-t-2 lg:border-t-primary lg:pt-2 lg:bg-primary/15",
        )}
      >
        <h2 className={cn("font-strong text-lg lg:text-base", isToday && "max-lg:text-primary")}>
          <span className="lg:sr-only">{title}</span>
          <span aria-hidden className="hidden lg:inline">
            {Number(day.slice(8))}{" "}
            <span className="font-normal text-sm">{isToday ? "Today" : shortWeekday(weekdayOf(day))}</span>
          </span>
        </h2>
        <p className="text-muted-foreground text-sm lg:text-xs">
          <Count appointments={appointments} isOver={day < today} />
        </p>
      </div>
      {bands.map((band, index) => (
        <DropDay
          key={keyOf(band)}
          day={day}
          cell={keyOf(band)}
          isPast={day < today}
          style={{ gridColumn: column, gridRow: index + 2 }}
          className={cn(
            "min-w-0 lg:relative lg:border-b lg:border-l lg:p-0.5",
            band.kind === "free" && "lg:border-l-0",
            day > today && band.kind !== "free" && "lg:bg-(image:--slices)",
            isToday && "lg:bg-primary/6",
          )}
        >
          <Cell
            band={band}
            appointments={appointments.filter((one) => isIn(band, one))}
            now={now !== null && hasHour(band, now) ? now : null}
          />
        </DropDay>
      ))}
    </section>
  );
}

type CellProps = { band: Band; appointments: readonly Appointment[]; now: number | null };

/** In order of time, with the line of now between what was before and what comes. */
function Cell({ band, appointments, now }: CellProps) {
  if (band.kind === "extra") return <Extras extras={appointments} />;
  if (now === null) return <Rows appointments={appointments} />;
  const isBefore = ({ startMin }: Appointment) => startMin !== null && startMin <= now;
  return (
    <>
      <Rows appointments={appointments.filter(isBefore)} />
      <NowLine now={now} isAtEnd={band.kind === "free"} />
      <Rows appointments={appointments.filter((one) => !isBefore(one))} />
    </>
  );
}

type CountProps = { appointments: readonly Appointment[]; isOver: boolean };

/** Laptops show sessions as a bare figure. */
function Count({ appointments, isOver }: CountProps) {
  const { planned, done, others } = dayCounts(appointments);
  if (planned === 0) return others === 0 ? "Free" : counted(others, "workout");
  const isDone = isOver || done > 0;
  return (
    <>
      {isDone ? `${done} of ${planned}` : planned}
      <span className="lg:sr-only">{isDone ? " done" : planned === 1 ? " session" : " sessions"}</span>
    </>
  );
}

/** At the end of free hours, where it crosses no text. */
function NowLine({ now, isAtEnd }: { now: number; isAtEnd: boolean }) {
  return (
    <p
      className={cn(
        "relative z-1 -mx-0.5 hidden h-0.5 bg-primary lg:block",
        "before:absolute before:-top-[3px] before:-left-1 before:size-2 before:rounded-full before:bg-primary",
        isAtEnd && "absolute inset-x-0 -bottom-px mx-0",
      )}
    >
      <span className="sr-only">Now, {timeOfMinutes(now)}</span>
    </p>
  );
}
