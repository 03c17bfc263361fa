import { wallClock } from "@/lib/text/calendar/zone";
import { clockOf } from "@/lib/training/day/clock";
import { setsByExercise } from "@/lib/training/day/coverage";
import type { LinkedBy, PlannedSession, SkipReason, Workout } from "@/lib/training/day/facts";
import { settle } from "@/lib/training/day/settle";
import type { ClientDays } from "@/lib/training/day/standing";
import { visitsOf } from "@/lib/training/day/visits";
import weeks from "./weeks.json";

type Counts = string | Record<string, number>;

interface PlannedLine {
  id: string;
  date: string;
  time?: string;
  lengthMin?: number;
  sets: Counts;
  plannedOn?: string;
  skippedFor?: SkipReason;
  isWhole?: boolean;
}

interface WorkoutLine {
  id: string;
  start: string;
  end: string;
  sets: Counts;
  warmups?: Record<string, number>;
  zone?: string;
  for?: string | null;
  by?: LinkedBy;
  imported?: boolean;
  finished?: boolean;
  deleted?: boolean;
}

export interface Week {
  n: number;
  what: string;
  zone?: string;
  now: string;
  archivedOn?: string;
  draft?: { for: string; lastSet: string };
  planned: PlannedLine[];
  workouts?: WorkoutLine[];
  saves?: WorkoutLine[];
  expect: Record<string, string | number>;
}

export const ZONE = "America/New_York";

export const WEEKS = weeks.weeks as Week[];

const countsOf = (sets: Counts): Record<string, number> =>
  typeof sets === "string" ? (weeks.sessions as Record<string, Record<string, number>>)[sets]! : sets;

function plannedOf(line: PlannedLine): PlannedSession {
  const [hours, minutes] = line.time?.split(":").map(Number) ?? [];
  return {
    id: line.id,
    date: line.date,
    plannedOn: line.plannedOn ?? line.date,
    startMin: hours === undefined ? null : hours * 60 + minutes!,
    lengthMin: line.lengthMin ?? null,
    skippedFor: line.skippedFor ?? null,
    isWhole: line.isWhole ?? false,
    sets: countsOf(line.sets),
  };
}

function workoutOf(line: WorkoutLine, zone: string): Workout {
  const timeZone = line.zone ?? zone;
  const some = (kind: string, count: number) => Array.from({ length: count }, () => ({ kind }));
  const entries = Object.entries(countsOf(line.sets)).map(([key, count]) => {
    const [exerciseId, inPlaceOf = null] = key.split(">") as [string, string?];
    return { exerciseId, inPlaceOf, sets: some("working", count) };
  });
  const warmups = Object.entries(line.warmups ?? {}).map(([exerciseId, count]) => ({
    exerciseId,
    inPlaceOf: null,
    sets: some("warmup", count),
  }));
  return {
    id: line.id,
    startedAt: line.start,
    endedAt: line.end,
    timeZone,
    date: wallClock(line.start, timeZone).day,
    sets: setsByExercise([...entries, ...warmups]),
    plannedSessionId: line.for ?? null,
    linkedBy: line.for === undefined ? null : (line.by ?? "opened"),
    isFinished: line.finished ?? false,
    source: line.imported ? "import" : line.by === "client" ? "client" : "trainer",
  };
}

/** The facts of a week, in another order of arrival if asked for. */
export function factsOf(week: Week, inOrder: <One>(list: One[]) => One[] = (list) => list) {
  const { zone = ZONE, planned, saves, workouts = [] } = week;
  const logged = inOrder((saves ?? workouts).filter(({ deleted }) => !deleted)).map((line) =>
    workoutOf(line, zone),
  );
  return { planned: inOrder(planned).map(plannedOf), workouts: saves ? visitsOf(logged) : logged };
}

/** What the screens of a week read. */
export function clientDaysOf(week: Week, facts = factsOf(week)): ClientDays {
  const { workouts, progress } = settle(facts.planned, facts.workouts);
  return {
    clock: clockOf(week.now, week.zone ?? ZONE),
    archivedOn: week.archivedOn ?? null,
    draft: week.draft && { plannedSessionId: week.draft.for, lastSetAt: week.draft.lastSet },
    planned: facts.planned.map((session) => ({ ...session, name: session.id, ...progress.get(session.id)! })),
    workouts,
  };
}
