import { covered, isFilled, total } from "./coverage";
import type { PlannedSession, Progress, Workout } from "./facts";
import { withLinks } from "./links";

export interface Settled {
  /** The given workouts with their links. */
  readonly workouts: Workout[];
  /** By the id of the planned session. */
  readonly progress: ReadonlyMap<string, Progress>;
}

/** Links the workouts of some weeks with their planned sessions, and sums them up. Depends on no clock. */
export function settle(planned: readonly PlannedSession[], workouts: readonly Workout[]): Settled {
  const linked = withLinks(planned, workouts);
  const progress = planned.map(
    (session) =>
      [
        session.id,
        progressOf(
          session,
          linked.filter(({ plannedSessionId }) => plannedSessionId === session.id),
        ),
      ] as const,
  );
  return { workouts: linked, progress: new Map(progress) };
}

function progressOf(session: PlannedSession, linked: readonly Workout[]): Progress {
  const byEnd = [...linked].sort((a, b) => a.endedAt.localeCompare(b.endedAt) || a.id.localeCompare(b.id));
  const filler = byEnd.find((_, index) => isFilled(session, byEnd.slice(0, index + 1)));
  const setsPlanned = total(session.sets);
  const setsDone = total(covered(session.sets, linked));
  const isOver = session.isWhole || setsDone === setsPlanned;
  return {
    setsPlanned,
    setsDone,
    filledOn: filler?.date ?? null,
    lastDay: byEnd.at(-1)?.date ?? null,
    openEndAt: isOver ? null : (byEnd.findLast(mayGoOn)?.endedAt ?? null),
  };
}

const mayGoOn = ({ isFinished, source, linkedBy }: Workout): boolean =>
  !isFinished && source !== "import" && linkedBy !== "hand";
