import { weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday } from "@/lib/text/calendar/wording";
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

/** Plans set no days, so open workouts get their own bar. */
export function workoutBars({ workouts, today }: Analytics, span: WorkoutSpan): WorkoutBar[] {
  return span === "week" ? dayBars(workouts, today) : weekBars(workouts);
}

function dayBars({ days, weeks }: Workouts, today: string): WorkoutBar[] {
  const week = weeks.at(-1);
  const open = week ? week.planned - week.met : 0;
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
  return weeks.map(({ monday, logged, planned, met }, index) => {
    const isCurrent = index === weeks.length - 1;
    const label = isCurrent ? "This week" : shortDay(monday);
    return {
      label,
      done: logged,
      open: planned - met,
      openKind: isCurrent ? "planned" : "missed",
      isCurrent,
    };
  });
}

/** `beyond` counts workouts that no plan asked for. */
export function workoutTotals({ weeks }: Workouts, span: WorkoutSpan) {
  const counted = span === "week" ? weeks.slice(-1) : weeks;
  const sum = (key: "logged" | "planned" | "met") => counted.reduce((total, week) => total + week[key], 0);
  return { met: sum("met"), planned: sum("planned"), beyond: sum("logged") - sum("met") };
}
