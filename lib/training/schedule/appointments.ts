import { weekAround } from "@/lib/text/calendar/days";
import type { SessionMove, TrainedDay } from "@/lib/training/plans/schema";
import { dayState, sessionOn, stillToDo } from "@/lib/training/plans/week";
import type { Appointment } from "./schema";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day in the address; null for the current week and for an invalid day. */
export function weekOf(value: string | null): string | null {
  if (value === null || !DAY.test(value)) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

export const calendarHref = (monday: string | null): string =>
  monday === null ? "/calendar" : `/calendar?week=${monday}`;

type Session = { weekday: number; name: string; exercises: readonly { exerciseName: string }[] };

export type Trainee = Pick<Appointment, "clientId" | "clientName" | "photoUrl"> & {
  sessions: readonly Session[];
  moves: readonly SessionMove[];
  trained: readonly TrainedDay[];
  /** The plan's first day. */
  since: string;
};

const ORDER = { done: 0, partly: 1, extra: 2, planned: 3, missed: 4 } as const;

export function appointmentsOf(trainee: Trainee, monday: string, today: string): Appointment[] {
  const { clientId, clientName, photoUrl, sessions, moves, trained, since } = trainee;
  const days = weekAround(monday);
  const isFree = (day: string) => day >= today && !sessionOn(sessions, moves, day);
  return days.flatMap((date) => {
    const session = sessionOn(sessions, moves, date);
    const state = dayState(date, today, { session, trained, since });
    if (state === "rest") return [];
    const movedFrom = moves.find(({ to }) => to === date)?.from ?? null;
    const exercises = session?.exercises ?? [];
    const left = stillToDo(
      exercises,
      trained.find((day) => day.date === date),
    ).length;
    return {
      clientId,
      clientName,
      photoUrl,
      date,
      state,
      name: session?.name ?? null,
      planned: exercises.length,
      done: exercises.length - left,
      movedFrom,
      freeDays: state === "missed" ? days.filter(isFree) : [],
    };
  });
}

/** By day, then done before planned, then by name. */
export const inOrder = (appointments: readonly Appointment[]): Appointment[] =>
  [...appointments].sort(
    (a, b) =>
      a.date.localeCompare(b.date) ||
      ORDER[a.state] - ORDER[b.state] ||
      a.clientName.localeCompare(b.clientName),
  );
