import { addDays, MINUTE_MS } from "@/lib/text/calendar/days";
import { instantAt, wallClock } from "@/lib/text/calendar/zone";
import type { Appointment } from "./facts";

/** A day ends at 03:00 of the next, so that a session which starts late is not missed at midnight. */
const DAY_ENDS_AT_MIN = 180;
const USUAL_LENGTH_MIN = 60;
const LATE_AFTER_MIN = 30;
const FLOOR_AHEAD_MIN = 30;

export interface Clock {
  /** Milliseconds. */
  readonly now: number;
  readonly zone: string;
  readonly today: string;
  /** Yesterday until 03:00, else today: earlier sessions can no longer be due today. */
  readonly firstOpenDay: string;
}

export function clockOf(now: string, zone: string): Clock {
  const { day, minutes } = wallClock(now, zone);
  const firstOpenDay = minutes < DAY_ENDS_AT_MIN ? addDays(day, -1) : day;
  return { now: Date.parse(now), zone, today: day, firstOpenDay };
}

type Timed = Pick<Appointment, "date" | "startMin" | "lengthMin">;

/** Start and planned end in milliseconds; null for a session at any time of the day. */
function span({ date, startMin, lengthMin }: Timed, zone: string): { start: number; end: number } | null {
  if (startMin === null) return null;
  const start = instantAt(date, startMin, zone);
  return { start, end: start + (lengthMin ?? USUAL_LENGTH_MIN) * MINUTE_MS };
}

/** Whether nothing was logged although the session should have ended half an hour ago. */
export function isLate(session: Timed, { now, zone }: Clock): boolean {
  const planned = span(session, zone);
  return planned !== null && now >= planned.end + LATE_AFTER_MIN * MINUTE_MS;
}

/** From half an hour before its start to its planned end. */
export function isOnFloor(session: Timed, { now, zone }: Clock): boolean {
  const planned = span(session, zone);
  return planned !== null && now >= planned.start - FLOOR_AHEAD_MIN * MINUTE_MS && now < planned.end;
}
