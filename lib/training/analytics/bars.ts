import { shortDay } from "@/lib/text/calendar/wording";
import { counted, grouped } from "@/lib/text/numbers";
import { adherenceOf } from "@/lib/training/day/counts";
import type { ClientPeriod, Period, WorkoutWeek } from "./schema";

export type WorkoutBar = {
  /** The first Monday. */
  key: string;
  label: string;
  done: number;
  /** Due, and begun or missed. */
  missed: number;
  /** Can still be done. */
  planned: number;
  isCurrent: boolean;
};

type Sums = Pick<ClientPeriod, "planned" | "done" | "due" | "open" | "leftOut" | "extra">;

/** More bars than this have room for one name in three, and more weeks are drawn four to a bar. */
const MOST_NAMED = 4;
const MOST_BARS = 13;
const WEEKS_PER_BAR = 4;

/** Of sessions; of workouts where nothing is planned. */
export function workoutBars(weeks: readonly WorkoutWeek[]): WorkoutBar[] {
  const isPlanned = sumOf(weeks).planned > 0;
  const size = weeks.length > MOST_BARS ? WEEKS_PER_BAR : 1;
  const groups = Array.from({ length: weeks.length / size }, (_, at) =>
    weeks.slice(at * size, (at + 1) * size),
  );
  const last = groups.length - 1;
  return groups.map((group, index) => {
    const { done, due, open } = sumOf(group);
    const isCurrent = index === last;
    const key = group[0]?.monday ?? "";
    const isNamed = groups.length <= MOST_NAMED || (last - index) % 3 === 0;
    const name = isCurrent ? (groups.length <= MOST_NAMED ? "This week" : "Now") : shortDay(key);
    return {
      key,
      label: isNamed ? name : "",
      done: isPlanned ? done : group.reduce((sum, { logged }) => sum + logged, 0),
      missed: due - done,
      planned: open,
      isCurrent,
    };
  });
}

/** Of some weeks or clients. */
export function sumOf(all: readonly Sums[]): Sums {
  const sum = { planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 };
  for (const one of all) for (const key of Object.keys(sum) as (keyof Sums)[]) sum[key] += one[key];
  return sum;
}

type Adherence = {
  figure: string;
  rest: string;
  /** What clients without a plan did, of whom there is no adherence; empty if nothing or if nobody has a plan. */
  others: string;
};

/** Sessions done of those due so far, in words as long as nothing is due, and what stands beside the figure. */
export function adherenceText({ weeks, clients }: Pick<Period, "weeks" | "clients">): Adherence {
  const { planned, done, due, leftOut, extra } = sumOf(weeks);
  const when = `in ${weeks.length} weeks`;
  const unplanned = planned > 0 ? clients.filter((client) => client.planned === 0 && client.extra > 0) : [];
  const without = sumOf(unplanned).extra;
  const beside = besideTexts({ planned, leftOut, extra: extra - without });
  const others =
    without > 0
      ? `${counted(unplanned.length, "client")} without a plan: ${counted(without, "workout")}.`
      : "";
  const said = (figure: string, words: string) => ({ figure, rest: [words, ...beside].join(", "), others });
  const adherence = adherenceOf({ planned, done, due, leftOut });
  if (adherence === "nonePlanned") return said("None", `planned ${when}`);
  if (adherence === "nothingDue") return said("Nothing", `due yet ${when}`);
  return said(percentText(adherence), `${grouped(done)} of ${counted(due, "due session")} done ${when}`);
}

/** What stands beside an adherence. Without a plan no workout is an extra one. */
export const besideTexts = ({
  planned,
  leftOut,
  extra,
}: Pick<Sums, "planned" | "leftOut" | "extra">): string[] => [
  ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ...(extra > 0 ? [counted(extra, planned > 0 ? "extra workout" : "workout")] : []),
];

/** Never 100 % while one is missing, and never 0 % while one is done. */
export function percentText({ done, due }: { done: number; due: number }): string {
  const share = Math.round((100 * done) / due);
  return `${done < due ? Math.max(done > 0 ? 1 : 0, Math.min(99, share)) : 100}%`;
}

/** The lowest share of due sessions first; clients without a due session last. */
export function leastDoneFirst(clients: readonly ClientPeriod[]): ClientPeriod[] {
  const share = ({ done, due }: ClientPeriod) => (due === 0 ? 2 : done / due);
  return clients.toSorted(
    (a, b) => share(a) - share(b) || b.due - a.due || b.planned - a.planned || a.name.localeCompare(b.name),
  );
}
