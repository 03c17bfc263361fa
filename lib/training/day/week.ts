import { mondayOf, weekAround } from "@/lib/text/calendar/days";
import { type Days, isDone, type Standing } from "./standing";

export type Cell =
  /** `movedTo` is the trace on the first day, `logged` a workout of that day for a session of another. */
  | { readonly kind: "session" | "movedTo" | "logged"; readonly session: Standing }
  | { readonly kind: "extra"; readonly workoutId: string };

/** What stands on each day of a week, Monday first. */
export function weekCells({ sessions, workouts, extras }: Days, monday: string): Cell[][] {
  return weekAround(monday).map((day) => {
    const of = (kind: "session" | "movedTo" | "logged", test: (session: Standing) => boolean): Cell[] =>
      sessions.filter(test).map((session) => ({ kind, session }));
    const loggedFor = new Set(workouts.filter(({ date }) => date === day).map((one) => one.plannedSessionId));
    return [
      ...of("session", ({ date }) => date === day),
      ...of("movedTo", ({ date, plannedOn }) => plannedOn === day && date !== day),
      ...of("logged", ({ id, date }) => date !== day && loggedFor.has(id)),
      ...extras.filter(({ date }) => date === day).map(({ id }): Cell => ({ kind: "extra", workoutId: id })),
    ];
  });
}

export interface ClientsWord {
  readonly session: Standing;
  readonly word: "done" | "partly" | "open";
}

/** This week's sessions as the client reads them, who never reads "missed": a missed one can still be done. */
export function clientsWeek({ clock, sessions }: Days): ClientsWord[] {
  const monday = mondayOf(clock.today);
  return sessions
    .filter(({ date, state }) => mondayOf(date) === monday && state !== "leftOut")
    .map((session) => {
      if (isDone(session)) return { session, word: "done" };
      return { session, word: session.setsDone > 0 || session.state === "partly" ? "partly" : "open" };
    });
}
