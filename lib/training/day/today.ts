import { daysBetween, mondayOf } from "@/lib/text/calendar/days";
import { isOnFloor } from "./clock";
import type { LinkedWorkout } from "./facts";
import { type Days, isDone, isOpen, type Standing } from "./standing";

/** A missed session is offered for a week. */
export const MISSED_DAYS = 7;

/** What today is about; the lists are by date and time. */
export interface Today {
  readonly running: readonly Standing[];
  /** Still to be done today; some may be late. */
  readonly open: readonly Standing[];
  /** Planned for today or logged today, with sets left. */
  readonly partly: readonly Standing[];
  readonly done: readonly Standing[];
  readonly extras: readonly LinkedWorkout[];
  /** Missed within a week. It does not come by itself, so it is never the next session. */
  readonly missed: readonly Standing[];
  readonly next: Standing | null;
}

export function todayOf({ clock, sessions, extras }: Days): Today {
  const { today } = clock;
  const isToday = ({ date, loggedOn }: Standing) => date === today || loggedOn === today;
  return {
    running: sessions.filter(({ state }) => state === "inProgress"),
    open: sessions.filter(({ state }) => state === "today"),
    partly: sessions.filter((session) => session.state === "partly" && isToday(session)),
    done: sessions.filter((session) => isDone(session) && isToday(session)),
    extras: extras.filter(({ date }) => date === today),
    missed: sessions.filter(
      ({ state, date }) => state === "missed" && daysBetween(date, today) <= MISSED_DAYS,
    ),
    next: sessions.find(isOpen) ?? null,
  };
}

export const BADGES = [
  ...(["inProgress", "today", "partly", "done", "extra"] as const),
  ...(["missed", "next", "noneAhead", "nonePlanned"] as const),
];

/** With one session in progress, today, partly done or next; with all that were done today or missed; else with none. */
export interface Badge<Session = Standing> {
  readonly kind: (typeof BADGES)[number];
  readonly sessions: readonly Session[];
}

/** The one badge of a client in a list. */
export function badgeOf(days: Days, today = todayOf(days)): Badge {
  const { running, open, partly, done, extras, missed, next } = today;
  if (running[0]) return { kind: "inProgress", sessions: [running[0]] };
  if (open[0]) return { kind: "today", sessions: [open[0]] };
  if (partly[0]) return { kind: "partly", sessions: [partly[0]] };
  if (done.length > 0) return { kind: "done", sessions: done };
  if (extras.length > 0) return { kind: "extra", sessions: [] };
  if (missed.length > 0) return { kind: "missed", sessions: missed };
  if (next) return { kind: "next", sessions: [next] };
  const monday = mondayOf(days.clock.today);
  const isPlanned = days.sessions.some(({ date }) => mondayOf(date) === monday);
  return { kind: isPlanned ? "noneAhead" : "nonePlanned", sessions: [] };
}

export type FloorOffer =
  | { readonly kind: "ticked" | "later"; readonly session: Standing }
  | { readonly kind: "missed"; readonly sessions: readonly Standing[] }
  | { readonly kind: "none" };

/** Whether the floor opens with this client, and on which session. */
export function floorOffer(days: Days): FloorOffer {
  const { running, open, partly, missed } = todayOf(days);
  const now = running[0] ?? open.find((session) => isOnFloor(session, days.clock));
  if (now) return { kind: "ticked", session: now };
  const later = open[0] ?? partly[0];
  if (later) return { kind: "later", session: later };
  return missed.length > 0 ? { kind: "missed", sessions: missed } : { kind: "none" };
}

export interface NextStep {
  readonly kind: "goOn" | "start" | "finish" | "next" | "log";
  readonly session: Standing | null;
  /** Missed sessions that can still be made up. */
  readonly makeUp: readonly Standing[];
  /** Other sessions of this week with sets left. */
  readonly finish: readonly Standing[];
}

/** The main button of a client's page, and what stands below it. */
export function nextStep(days: Days): NextStep {
  const { running, open, partly, missed, next } = todayOf(days);
  const steps = { goOn: running[0], start: open[0], finish: partly[0], next: next ?? undefined };
  const kind = (["goOn", "start", "finish", "next"] as const).find((step) => steps[step]) ?? "log";
  const session = kind === "log" ? null : (steps[kind] ?? null);
  const monday = mondayOf(days.clock.today);
  const finish = days.sessions.filter(
    (one) => one.state === "partly" && one !== session && mondayOf(one.date) === monday,
  );
  return { kind, session, makeUp: missed, finish };
}
