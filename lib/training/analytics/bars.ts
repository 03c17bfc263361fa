import { weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { adherenceOf } from "@/lib/training/day/counts";
import type { Analytics } from "./schema";

export type WorkoutBar = {
  label: string;
  done: number;
  open: number;
  /** Whether the open workouts can still be done. */
  openKind: "planned" | "missed";
  isCurrent: boolean;
};

export type WorkoutSpan = "week" | "month";

type Workouts = Analytics["workouts"];

/** What is still planned this week gets its own bar beside what was logged. */
export function workoutBars({ workouts, today }: Analytics, span: WorkoutSpan): WorkoutBar[] {
  return span === "week" ? dayBars(workouts, today) : weekBars(workouts);
}

function dayBars({ days, weeks }: Workouts, today: string): WorkoutBar[] {
  const open = weeks.at(-1)?.open ?? 0;
  const bars: WorkoutBar[] = days.map(({ date, logged }) => ({
    label: date === today ? "Today" : shortWeekday(weekdayOf(date)),
    done: logged,
    open: 0,
    openKind: "planned",
    isCurrent: date === today,
  }));
  if (open > 0) bars.push({ label: "To do", done: 0, open, openKind: "planned", isCurrent: false });
  return bars;
}

function weekBars({ weeks }: Workouts): WorkoutBar[] {
  return weeks.map(({ monday, logged, done, due, open }, index) => {
    const isCurrent = index === weeks.length - 1;
    const label = isCurrent ? "This week" : shortDay(monday);
    return {
      label,
      done: logged,
      open: isCurrent ? open : due - done,
      openKind: isCurrent ? "planned" : "missed",
      isCurrent,
    };
  });
}

/** Sessions done of those due so far, in words as long as nothing is due, and what stands beside the figure. */
export function adherenceText({ weeks }: Workouts, span: WorkoutSpan): { figure: string; rest: string } {
  const shown = span === "week" ? weeks.slice(-1) : weeks;
  const sum = (key: "planned" | "done" | "due" | "leftOut" | "extra") =>
    shown.reduce((total, week) => total + week[key], 0);
  const when = span === "week" ? "this week" : "in four weeks";
  const adherence = adherenceOf({
    planned: sum("planned"),
    leftOut: sum("leftOut"),
    done: sum("done"),
    due: sum("due"),
  });
  const beside = [
    ...(sum("leftOut") > 0 ? [`${sum("leftOut")} left out`] : []),
    ...(sum("extra") > 0 ? [`${sum("extra")} extra`] : []),
  ];
  const said = (figure: string, words: string) => ({ figure, rest: [words, ...beside].join(", ") });
  if (adherence === "nonePlanned") return said("None", `planned ${when}`);
  if (adherence === "nothingDue") return said("Nothing", `due yet ${when}`);
  const { done, due } = adherence;
  return said(
    String(done),
    `of ${counted(due, "due session")} done ${when}, ${Math.round((100 * done) / due)}%`,
  );
}
