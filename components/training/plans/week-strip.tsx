import { Check } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { weekAround, weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import type { Days, State } from "@/lib/training/day/standing";
import { type Cell, weekCells } from "@/lib/training/day/week";
import type { PlannedSession, WeeklyPlan } from "@/lib/training/plans/schema";
import { sessionsOn } from "@/lib/training/plans/week";

const STATES: Record<State, string> = {
  inProgress: "in progress",
  done: "done",
  doneOtherDay: "done",
  partly: "partly done",
  leftOut: "left out",
  missed: "missed",
  today: "still planned",
  planned: "still planned",
};

type WeekStripProps = {
  plan: WeeklyPlan;
  days: Days;
  /** YYYY-MM-DD. */
  today: string;
  /** 1 is Monday. */
  selected: number;
  onSelect: (weekday: number) => void;
};

/** Done is solid, planned is sliced, missed is a dashed outline. */
export function WeekStrip({ plan, days, today, selected, onSelect }: WeekStripProps) {
  const cells = weekCells(days, today);
  return (
    <div className="@container">
      <ol aria-label="This week" className="grid grid-cols-7 gap-1 @max-[16rem]:grid-cols-3 lg:gap-2.5">
        {weekAround(today).map((day, index) => {
          const session = sessionsOn(plan, days, day)[0]?.session;
          const [first = withoutCell(session, day >= today), ...others] = (cells[index] ?? []).map(shownCell);
          const isSelected = selected === index + 1;
          return (
            <li key={day}>
              <button
                type="button"
                aria-pressed={isSelected}
                aria-current={day === today ? "date" : undefined}
                onClick={() => onSelect(index + 1)}
                className={cn(
                  "pressable flex min-h-18.5 w-full min-w-0 flex-col items-center justify-between rounded-control px-0.5 py-2 text-2xs text-muted-foreground hover:bg-accent h-full lg:justify-start lg:gap-1 lg:p-3",
                  first.look === "solid" && "bg-card shadow-card",
                  first.look === "sliced" && "forecast-slices",
                  first.look === "dashed" && "border-[1.5px] border-muted-foreground border-dashed",
                  day === today && "font-strong text-primary",
                  isSelected && "inset-ring-2 inset-ring-primary",
                )}
              >
                <span>{shortWeekday(index + 1)}</span>
                {first.look === "solid" ? (
                  <Check aria-hidden className="size-[18px] stroke-[2.2] text-primary" />
                ) : (
                  <span aria-hidden className="num text-lg/[1.25rem] tracking-normal">
                    {Number(day.slice(8))}
                  </span>
                )}
                {[first, ...others].map(({ id, name, state }) => (
                  <span
                    key={id}
                    className="relative max-w-full truncate font-stretch-88% @max-[16rem]:whitespace-normal @max-[16rem]:break-words lg:whitespace-normal lg:break-words lg:font-strong lg:text-sm lg:not-first-of-type:font-normal"
                  >
                    {name}
                    <span className="sr-only">{`, ${state}`}</span>
                    {state !== name.toLowerCase() && (
                      <span aria-hidden className="hidden font-normal text-xs lg:block">
                        {state}
                      </span>
                    )}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type Shown = {
  id: string;
  name: string;
  /** For screen readers. */
  state: string;
  look: "solid" | "sliced" | "dashed" | "plain";
};

/** A day without a cell: at rest, before the plan began, or with a session that the server has not stored yet. */
function withoutCell(session: PlannedSession | undefined, isAhead: boolean): Shown {
  if (!session) return { id: "rest", name: "Rest", state: "rest", look: "plain" };
  const { name } = session;
  return isAhead
    ? { id: "new", name, state: STATES.planned, look: "sliced" }
    : { id: "before", name, state: "before the program", look: "plain" };
}

function shownCell(cell: Cell): Shown {
  if (cell.kind === "extra")
    return { id: cell.workoutId, name: "Extra", state: "trained, not planned", look: "solid" };
  const { id, name, date, state, loggedOn } = cell.session;
  const on = shortWeekday(weekdayOf(date));
  if (cell.kind === "movedTo") return { id, name: `Moved ${on}`, state: name, look: "plain" };
  if (cell.kind === "logged") return { id, name: `For ${on}`, state: name, look: "solid" };
  const elsewhere = loggedOn !== null && loggedOn !== date ? ` ${shortWeekday(weekdayOf(loggedOn))}` : "";
  return { id, name, state: STATES[state] + elsewhere, look: LOOKS[state] };
}

const LOOKS: Record<State, Shown["look"]> = {
  inProgress: "sliced",
  done: "solid",
  doneOtherDay: "solid",
  partly: "sliced",
  leftOut: "dashed",
  missed: "dashed",
  today: "sliced",
  planned: "sliced",
};
