import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { cn } from "@/components/ui/cn";
import { addDays, weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday, timeOfMinutes } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { busyTimes } from "@/lib/training/schedule/busy-times";
import { weekQuery } from "@/lib/training/schedule/queries";

const NEAR_DAYS = [0, 1, 2, 3, 4];

type NearDaysProps = { today: string; date: string; onChoose: (date: string) => void };

/** Today and the next days; another one has the field below. */
export function NearDays({ today, date, onChoose }: NearDaysProps) {
  return (
    <div className="grid grid-cols-5 gap-2">
      {NEAR_DAYS.map((after) => {
        const day = addDays(today, after);
        return (
          <Choice key={day} isChosen={day === date} onChoose={() => onChoose(day)}>
            <span className="font-strong text-sm">
              {after === 0 ? "Today" : shortWeekday(weekdayOf(day))}
            </span>
            <span className="text-muted-foreground text-xs">{shortDay(day)}</span>
          </Choice>
        );
      })}
    </div>
  );
}

type BusyTimesProps = {
  /** The session itself is nobody to be with. */
  sessionId: string;
  date: string;
  startMin: number | null;
  /** Its own time so far. */
  usual: number | null;
  onChoose: (startMin: number) => void;
};

/** The times at which the trainer trains in that week, with who is there on the day; nothing in a week without times. */
export function BusyTimes({ sessionId, date, startMin, usual, onChoose }: BusyTimesProps) {
  const trainer = useTrainer();
  const { data } = useQuery(weekQuery(trainer?.id, date || undefined));
  const times = data && date ? busyTimes(data.appointments, { sessionId, date, usual }) : [];
  if (times.length === 0) return null;
  return (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {times.map(({ at, names: [name, ...others] }) => (
        <Choice key={at} isChosen={at === startMin} onChoose={() => onChoose(at)}>
          <span className="font-strong text-sm">{timeOfMinutes(at)}</span>
          <span className="max-w-full truncate text-muted-foreground text-xs">
            {!name ? "free" : others.length === 0 ? `with ${firstName(name)}` : `with ${others.length + 1}`}
          </span>
        </Choice>
      ))}
    </div>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        "pressable flex min-h-13 min-w-0 flex-col items-center justify-center rounded-control border px-1 py-1 hover:bg-accent",
        isChosen && "border-primary bg-primary/15 text-primary",
      )}
    >
      {children}
    </button>
  );
}
