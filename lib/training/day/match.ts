import { daysBetween, mondayOf } from "@/lib/text/calendar/days";
import { covered, isFilled } from "./coverage";
import type { PlannedSession, Workout } from "./facts";

const HALF = 0.5;
/** Sunday's session can be logged on Tuesday of the next week, but not on Wednesday. */
const DAYS_OVER_SUNDAY = 2;
const SAME_DAY_BONUS = 0.25;
const PER_DAY_LATE = 0.02;
/** Of a session without exercises: less than any session with a shared one. */
const ANY_WORKOUT = 0.01;

/**
 * How well a workout that names no session fits one; null if it cannot count for it. Never ahead of the
 * session's date, because a wrong match would cancel a future appointment.
 * @param already workouts linked with the session, whose sets are no longer open
 */
export function matchScore(
  session: PlannedSession,
  workout: Workout,
  already: readonly Workout[],
): number | null {
  const daysLate = daysBetween(session.date, workout.date);
  if (session.skippedFor || !isInReach(session, workout, daysLate) || isFilled(session, already)) return null;
  const planned = Object.keys(session.sets);
  if (planned.length === 0) return daysLate === 0 ? ANY_WORKOUT : null;
  const done = covered(session.sets, already);
  const open = planned.filter((exercise) => (done[exercise] ?? 0) < (session.sets[exercise] ?? 0));
  const logged = Object.keys(workout.sets);
  const shared = open.filter((exercise) => logged.includes(exercise)).length;
  if (shared === 0) return null;
  const [ofPlan, ofWorkout] = [shared / open.length, shared / logged.length];
  // On its own day a part is a beginning; on another day it is most likely another workout.
  const enough = daysLate === 0 ? Math.max(ofPlan, ofWorkout) : Math.min(ofPlan, ofWorkout);
  if (enough < HALF) return null;
  const bonus = daysLate === 0 ? SAME_DAY_BONUS : -PER_DAY_LATE * daysLate;
  return (2 * shared) / (open.length + logged.length) + bonus;
}

function isInReach(session: PlannedSession, workout: Workout, daysLate: number): boolean {
  if (daysLate <= 0) return daysLate === 0;
  // The times of another app's file are unreliable.
  if (workout.source === "import") return false;
  return daysLate <= DAYS_OVER_SUNDAY || mondayOf(session.date) === mondayOf(workout.date);
}
