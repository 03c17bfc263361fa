import { weekAround } from "@/lib/text/calendar/days";
import { weekCounts } from "@/lib/training/day/counts";
import type { Days } from "@/lib/training/day/standing";
import { type Cell, weekCells } from "@/lib/training/day/week";
import type { Appointment, WeekSums } from "./schema";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day in the address; null for the current week and for an invalid day. */
export function weekOf(value: string | null): string | null {
  if (value === null || !DAY.test(value)) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

export const calendarHref = (monday: string | null): string =>
  monday === null ? "/calendar" : `/calendar?week=${monday}`;

export type Trainee = Pick<Appointment, "clientId" | "clientName" | "photoUrl"> & {
  isSample: boolean;
  /** Ids of sessions that are not stored yet. */
  later: ReadonlySet<string>;
  days: Days;
};

/** A client's week: its sessions, workouts for sessions of other days, and those for none. */
export function appointmentsOf({ days, later, ...trainee }: Trainee, monday: string) {
  const week = weekAround(monday);
  const { clientId, clientName, photoUrl, isSample } = trainee;
  const client = { clientId, clientName, photoUrl, ...(isSample && { isSample }) };
  const inCell = (cell: Cell, date: string): Appointment | [] => {
    if (cell.kind === "movedTo") return [];
    if (cell.kind === "extra") return { ...client, ...EXTRA, id: cell.workoutId, date };
    const { id, name, plannedOn, setsPlanned, setsDone, state, loggedOn, date: plannedFor } = cell.session;
    const { skippedFor, isWhole } = cell.session;
    const isElsewhere = cell.kind === "logged";
    const { startMin, lengthMin, note = null } = isElsewhere ? EXTRA : cell.session;
    return {
      ...client,
      id,
      date,
      state: isElsewhere ? "logged" : state,
      name,
      setsPlanned,
      setsDone,
      startMin,
      lengthMin,
      note,
      skippedFor,
      isWhole,
      isStored: !isElsewhere && !later.has(id),
      movedFrom: !isElsewhere && plannedOn !== plannedFor ? plannedOn : null,
      otherDay: isElsewhere ? plannedFor : loggedOn === plannedFor ? null : loggedOn,
    };
  };
  const cells = weekCells(days, monday);
  return week.flatMap((date, index) => (cells[index] ?? []).flatMap((cell) => inCell(cell, date)));
}

/** Missed sessions of real clients. */
export const missedOf = (appointments: readonly Appointment[]): Appointment[] =>
  appointments.filter(({ state, isSample }) => state === "missed" && !isSample);

const isOfPlan = ({ state }: Appointment): boolean =>
  state !== "extra" && state !== "logged" && state !== "leftOut";

/** Done of planned on one day; `others` are workouts for none or for another day's session. */
export function dayCounts(listed: readonly Appointment[]) {
  const appointments = listed.filter(({ isSample }) => !isSample);
  const planned = appointments.filter(isOfPlan);
  return {
    planned: planned.length,
    done: planned.filter(({ state }) => state === "done" || state === "doneOtherDay").length,
    others: appointments.filter(({ state }) => state === "extra" || state === "logged").length,
  };
}

const EXTRA = {
  state: "extra",
  name: null,
  setsPlanned: 0,
  setsDone: 0,
  movedFrom: null,
  startMin: null,
  lengthMin: null,
  note: null,
  skippedFor: null,
  isWhole: false,
  isStored: false,
  otherDay: null,
} as const satisfies Partial<Appointment>;

const ORDER: Record<Appointment["state"], number> = {
  done: 0,
  doneOtherDay: 0,
  logged: 0,
  inProgress: 1,
  partly: 2,
  today: 3,
  planned: 3,
  leftOut: 4,
  missed: 5,
  extra: 6,
};

const ANY_TIME = -1;

/** By day, time and name. Within a day, sessions without a time come first and extras last; at the same time, done before planned. */
export const inOrder = (appointments: readonly Appointment[]): Appointment[] =>
  [...appointments].sort(
    (a, b) =>
      a.date.localeCompare(b.date) ||
      Number(a.state === "extra") - Number(b.state === "extra") ||
      (a.startMin ?? ANY_TIME) - (b.startMin ?? ANY_TIME) ||
      ORDER[a.state] - ORDER[b.state] ||
      a.clientName.localeCompare(b.clientName),
  );

/** Of all clients of a week; made-up clients count in no figure. */
export function weekSums(trainees: readonly Trainee[], monday: string): WeekSums {
  const sums: WeekSums = { done: 0, due: 0, partly: 0, missed: 0, noShow: 0, open: 0, leftOut: 0, extra: 0 };
  for (const { days, isSample } of trainees) {
    if (isSample) continue;
    const counts = weekCounts(days, monday);
    for (const name of Object.keys(sums) as (keyof WeekSums)[]) sums[name] += counts[name];
  }
  return sums;
}
