import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { SETS_PER_HOUR } from "@/lib/training/plans/planner";
import { setsIn } from "@/lib/training/plans/programme";
import type { PlannedExercise, PlannedSession, PlannedWeek } from "@/lib/training/plans/schema";
import type { DayPlace } from "@/lib/training/programmes/edit";
import { loadChange } from "@/lib/training/programmes/loads";
import { CopyForm } from "./copy-form";
import { Loads } from "./exercise-row";
import { usePlanText } from "./use-plan-text";
import type { ProgrammeSource } from "./use-programme";

type SessionPanelProps = {
  source: ProgrammeSource;
  place: DayPlace | null;
  session: PlannedSession | undefined;
  onChange: (place: DayPlace, exerciseName: string) => void;
  onAdd: (place: DayPlace) => void;
};

/** On wide screens, beside the weeks. */
export function SessionPanel({ source, place, session, onChange, onAdd }: SessionPanelProps) {
  return (
    <aside
      aria-label="Selected session"
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col gap-6 overflow-y-auto rounded-card bg-card p-4 shadow-card print:hidden"
    >
      {place && session && (
        <section>
          <p className="text-muted-foreground text-sm">
            Week {place.week + 1}, {shortWeekday(place.weekday)}
          </p>
          <h2 className="type-display break-words text-xl">{session.name}</h2>
          <p className="mt-0.5 text-muted-foreground text-sm">{lengthText(session)}</p>
          <ul className="mt-2 divide-y border-b">
            {session.exercises.map((exercise) => (
              <Exercise
                key={exercise.exerciseName}
                clientId={source.client?.id ?? null}
                exercise={exercise}
                place={place}
                weeks={source.weeks}
                onChange={onChange}
              />
            ))}
          </ul>
          <Button variant="ghost" size="sm" className="-ml-2.5 mt-1" onClick={() => onAdd(place)}>
            <Plus aria-hidden />
            Exercise
          </Button>
        </section>
      )}
      <section>
        <h2 className="font-strong">Copy to clients</h2>
        <CopyForm programme={source} Footer={Footer} />
      </section>
    </aside>
  );
}

const Footer = ({ children }: { children: ReactNode }) => (
  <div className="-bottom-4 -mx-4 -mb-4 sticky z-1 bg-card px-4 pt-3 pb-4">{children}</div>
);

/** Estimated from the sets per hour, rounded to five minutes. */
function lengthText({ exercises }: PlannedSession): string {
  const sets = exercises.reduce((sum, exercise) => sum + setsIn(exercise), 0);
  return `About ${Math.round((sets / SETS_PER_HOUR) * 12) * 5} min, ${counted(sets, "set")}`;
}

type ExerciseProps = Pick<SessionPanelProps, "onChange"> & {
  clientId: string | null;
  exercise: PlannedExercise;
  place: DayPlace;
  weeks: readonly PlannedWeek[];
};

function Exercise({ clientId, exercise, place, weeks, onChange }: ExerciseProps) {
  const units = useUnits();
  const { exerciseName } = exercise;
  const what = usePlanText(clientId, exercise);
  const at = { ...place, kind: "exercise", name: exerciseName } as const;
  return (
    <li>
      <button
        type="button"
        aria-label={`Change ${exerciseName}: ${what}`}
        onClick={() => onChange(place, exerciseName)}
        className="-mx-2 grid w-[calc(100%+1rem)] gap-1 rounded-image px-2 py-2.5 text-left hover:bg-accent/60"
      >
        <span className="flex items-center justify-between gap-2">
          <span className="min-w-0 break-words font-label">{exerciseName}</span>
          <Loads place={at} weeks={weeks} />
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="num font-strong text-sm tracking-normal">{what}</span>
          <span className="text-forecast text-xs">{changeText(exercise, weeks, at, units)}</span>
        </span>
      </button>
    </li>
  );
}

function changeText(
  { isFixed }: PlannedExercise,
  weeks: readonly PlannedWeek[],
  at: Parameters<typeof loadChange>[1],
  units: UnitSystem,
): string {
  if (!isFixed) return "by workouts";
  const change = loadChange(weeks, at);
  if (change.kind === "none") return "same load";
  const load = Math.abs(units.loadOf(change.lbs));
  const text = `${change.lbs > 0 ? "+" : "−"}${plateFigure(load)} ${units.weightUnit}`;
  return change.kind === "each" ? `${text} a week` : `${text} in week ${change.week + 1}`;
}
