import type { PlannedWeek } from "@/lib/training/plans/schema";
import { type DayPlace, sessionAt } from "./edit";

type Weeks = readonly PlannedWeek[];
type Exercise = DayPlace & { readonly name: string };

const plannedIn = (weeks: Weeks, { weekday, name }: Exercise, week: number) =>
  sessionAt(weeks, { week, weekday })?.exercises.find(({ exerciseName }) => exerciseName === name);

/** The loads of an exercise on the same weekday of all weeks, in pounds; null if not planned. */
export const loadsOf = (weeks: Weeks, exercise: Exercise): (number | null)[] =>
  weeks.map((_, week) => {
    const found = plannedIn(weeks, exercise, week);
    return found ? found.weight * ((found.loadPercent ?? 100) / 100) : null;
  });

/** How a load changes: by the same step every week, by a step in a later week, or not at all. */
type LoadChange =
  | { readonly kind: "each"; readonly lbs: number }
  | { readonly kind: "later"; readonly lbs: number; readonly week: number }
  | { readonly kind: "none" };

/** The programme's change of a load after a week, without deload weeks. */
export function loadChange(weeks: Weeks, exercise: Exercise): LoadChange {
  const loads = weeks.flatMap(({ isDeload }, week) => {
    const load = plannedIn(weeks, exercise, week)?.weight;
    return isDeload || load === undefined ? [] : { week, load };
  });
  const steps = loads.slice(1).map(({ load }, at) => load - (loads[at]?.load ?? load));
  const [first = 0] = steps;
  if (first !== 0 && steps.length > 1 && steps.every((step) => Math.abs(step - first) < 1e-6))
    return { kind: "each", lbs: first };
  const now = loads.findLast(({ week }) => week <= exercise.week);
  const next = now && loads.find(({ week, load }) => week > now.week && load !== now.load);
  return next ? { kind: "later", lbs: next.load - now.load, week: next.week } : { kind: "none" };
}
