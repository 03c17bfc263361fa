import type { PlannedExercise, PlannedWeek } from "@/lib/training/plans/schema";
import { loadsOf } from "@/lib/training/programmes/loads";
import { DragGrip } from "./drag-area";
import type { Place } from "./places";
import { usePlanText } from "./use-plan-text";

type ExerciseRowProps = {
  /** Null in a template. */
  clientId: string | null;
  place: Place;
  exercise: PlannedExercise;
  weeks: readonly PlannedWeek[];
  onChange: (place: Place, exerciseName: string) => void;
};

export function ExerciseRow({ clientId, place, exercise, weeks, onChange }: ExerciseRowProps) {
  const name = exercise.exerciseName;
  const what = usePlanText(clientId, exercise);
  return (
    <div className="flex items-center">
      <DragGrip place={place} label={`Move ${name}`} />
      <button
        type="button"
        aria-label={`Change ${name}: ${what}`}
        onClick={() => onChange(place, name)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-image px-1 text-left hover:bg-accent/60"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
            <Loads place={place} weeks={weeks} />
          </span>
          <span className="num block break-words text-forecast text-xs tracking-normal">{what}</span>
        </span>
      </button>
    </div>
  );
}

const WIDTH = 44;
const HEIGHT = 20;
const EDGE = 4;

/** A sparkline of the exercise's loads on this weekday in all weeks; the filled dot is this week. */
export function Loads({ place, weeks }: Pick<ExerciseRowProps, "place" | "weeks">) {
  const loads = loadsOf(weeks, place);
  const known = loads.filter((load) => load !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || known.length > 8 || low === high) return null;
  const points = loads.flatMap((load, week) =>
    load === null
      ? []
      : {
          week,
          x: EDGE + (week / (weeks.length - 1)) * (WIDTH - 2 * EDGE),
          y: HEIGHT - EDGE - ((load - low) / (high - low)) * (HEIGHT - 2 * EDGE),
        },
  );
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="shrink-0 text-forecast max-[359px]:hidden">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="fill-none stroke-current"
        strokeWidth={1.5}
        strokeDasharray="3 2"
      />
      {points.map(({ week, x, y }) => (
        <circle
          key={week}
          cx={x}
          cy={y}
          r={week === place.week ? 3.5 : 2}
          className={week === place.week ? "fill-current" : "fill-background stroke-current"}
        />
      ))}
    </svg>
  );
}
