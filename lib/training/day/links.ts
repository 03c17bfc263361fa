import { wallClock } from "@/lib/text/calendar/zone";
import type { PlannedSession, Workout } from "./facts";
import { matchScore } from "./match";

const DAY_MIN = 1440;

/**
 * The workouts with their links: those that a person made stay, the others are matched anew, best pairs first. It
 * follows from the facts alone, never from the order in which they arrived.
 */
export function withLinks(planned: readonly PlannedSession[], workouts: readonly Workout[]): Workout[] {
  const known = new Set(planned.map(({ id }) => id));
  const links = new Map(workouts.map((workout) => [workout.id, keptLink(workout, known)]));
  for (let best = bestPair(planned, links); best; best = bestPair(planned, links))
    links.set(best.workout.id, {
      ...best.workout,
      plannedSessionId: best.session.id,
      linkedBy: "matched",
    });
  return [...links.values()];
}

/** A link by a person stays as long as its session exists. */
function keptLink(workout: Workout, known: ReadonlySet<string>): Workout {
  const { plannedSessionId, linkedBy } = workout;
  const isExtra = plannedSessionId === null && linkedBy === "hand";
  const isLinked = plannedSessionId !== null && linkedBy !== "matched" && known.has(plannedSessionId);
  return isExtra || isLinked ? workout : { ...workout, plannedSessionId: null, linkedBy: null };
}

function bestPair(planned: readonly PlannedSession[], links: ReadonlyMap<string, Workout>) {
  const workouts = [...links.values()];
  const pairs = planned.flatMap((session) => {
    const already = workouts.filter(({ plannedSessionId }) => plannedSessionId === session.id);
    return workouts
      .filter(({ linkedBy }) => linkedBy === null)
      .flatMap((workout) => {
        const score = matchScore(session, workout, already);
        // Rounded, because equal fractions can differ in their last digit.
        return score === null ? [] : { session, workout, score: Math.round(score * 1e6) };
      });
  });
  return pairs.sort(byScore)[0];
}

type Pair = { session: PlannedSession; workout: Workout; score: number };

const byScore = (a: Pair, b: Pair): number =>
  b.score - a.score ||
  minutesApart(a) - minutesApart(b) ||
  a.workout.startedAt.localeCompare(b.workout.startedAt) ||
  a.session.date.localeCompare(b.session.date) ||
  a.session.id.localeCompare(b.session.id) ||
  a.workout.id.localeCompare(b.workout.id);

function minutesApart({ session, workout }: Pair): number {
  if (session.startMin === null) return DAY_MIN;
  return Math.abs(session.startMin - wallClock(workout.startedAt, workout.timeZone).minutes);
}
