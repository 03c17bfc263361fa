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
  const pairsOf = (session: PlannedSession) => matches(session, [...links.values()]);
  let pairs = planned.flatMap(pairsOf);
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const { session, workout } = best;
    links.set(workout.id, { ...workout, plannedSessionId: session.id, linkedBy: "matched" });
    // A score depends on its own session's workouts alone, so those of the others stay.
    const others = pairs.filter((pair) => pair.session !== session && pair.workout.id !== workout.id);
    pairs = [...others, ...pairsOf(session)];
  }
  return [...links.values()];
}

/** A link by a person stays as long as its session exists. */
function keptLink(workout: Workout, known: ReadonlySet<string>): Workout {
  const { plannedSessionId, linkedBy } = workout;
  const isExtra = plannedSessionId === null && linkedBy === "hand";
  const isLinked = plannedSessionId !== null && linkedBy !== "matched" && known.has(plannedSessionId);
  return isExtra || isLinked ? workout : { ...workout, plannedSessionId: null, linkedBy: null };
}

function matches(session: PlannedSession, workouts: readonly Workout[]): Pair[] {
  const already = workouts.filter(({ plannedSessionId }) => plannedSessionId === session.id);
  return workouts
    .filter(({ linkedBy }) => linkedBy === null)
    .flatMap((workout) => {
      const score = matchScore(session, workout, already);
      // Rounded, because equal fractions can differ in their last digit.
      return score === null ? [] : { session, workout, score: Math.round(score * 1e6) };
    });
}

const bestOf = ([first, ...others]: readonly Pair[]): Pair | undefined =>
  first && others.reduce((best, pair) => (byScore(pair, best) < 0 ? pair : best), first);

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
