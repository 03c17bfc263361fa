import { Check } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { weekAround } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import type { PlannedSession, SessionMove, TrainedDay } from "@/lib/training/plans/schema";
import { dayState, sessionOn } from "@/lib/training/plans/week";

const STATES = {
  rest: "rest",
  done: "done",
  partly: "partly done",
  extra: "trained, not planned",
  missed: "missed",
  planned: "still planned",
};

const SHOWN_EXERCISES = 4;

type WeekStripProps = {
  sessions: readonly PlannedSession[];
  moves: readonly SessionMove[];
  trained: readonly TrainedDay[];
  /** YYYY-MM-DD: today, and the first day of the plan. */
  today: string;
  since: string;
  /** 1 is Monday. */
  selected: number;
  onSelect: (weekday: number) => void;
};

/** Done is solid, planned is sliced, missed is a dashed outline. */
export function WeekStrip({ sessions, moves, trained, today, since, selected, onSelect }: WeekStripProps) {
  return (
    <ol aria-label="This week" className="grid grid-cols-7 gap-1 lg:gap-2.5">
      {weekAround(today).map((day, index) => {
        const session = sessionOn(sessions, moves, day);
        const state = dayState(day, today, { session, trained, since });
        const isSelected = selected === index + 1;
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={isSelected}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onSelect(index + 1)}
              className={cn(
                "pressable flex h-18.5 w-full min-w-0 flex-col items-center justify-between rounded-control px-0.5 py-2 text-2xs text-muted-foreground hover:bg-accent lg:h-full lg:min-h-38 lg:justify-start lg:gap-1 lg:p-3",
                (state === "done" || state === "extra") && "bg-card shadow-card",
                (state === "planned" || state === "partly") && "forecast-slices",
                state === "missed" && "border-[1.5px] border-muted-foreground border-dashed",
                day === today && "font-strong text-primary",
                isSelected && "inset-ring-2 inset-ring-primary",
              )}
            >
              <span>{shortWeekday(index + 1)}</span>
              {state === "done" || state === "extra" ? (
                <Check aria-hidden className="size-[18px] stroke-[2.2] text-primary" />
              ) : (
                <span aria-hidden className="num text-lg/5 tracking-normal">
                  {Number(day.slice(8))}
                </span>
              )}
              <span className="max-w-full truncate font-stretch-88% lg:font-strong lg:text-sm">
                {state === "extra" ? "Extra" : (session?.name ?? "Rest")}
              </span>
              <span className="sr-only">{`, ${STATES[state]}`}</span>
              {/* Hidden from screen readers: the list below has the exercises of the chosen session. */}
              <span aria-hidden className="hidden w-full min-w-0 text-xs lg:grid">
                {session?.exercises.slice(0, SHOWN_EXERCISES).map(({ exerciseName }) => (
                  <span key={exerciseName} className="truncate">
                    {exerciseName}
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
