import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { PrescribedExercise } from "@/lib/training/plans/prescription";
import { prescriptionText } from "@/lib/training/plans/wording";
import { lastTimeText } from "@/lib/training/workouts/wording";

/** What the logger will ask for in a session, and what was done last time. */
export function PrescribedList({ exercises }: { exercises: readonly PrescribedExercise[] }) {
  const units = useUnits();
  const now = useNow();
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-sm">
      {exercises.map((exercise) => (
        <li key={exercise.exerciseName}>
          <div className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 break-words">{exercise.exerciseName}</span>
            <b className="num font-strong text-forecast tracking-normal">
              {prescriptionText(exercise, exercise.prescription, units)}
            </b>
          </div>
          <p className="num text-muted-foreground text-xs tracking-normal empty:hidden">
            {lastTimeText(exercise.lastWorkout, units, now)}
          </p>
        </li>
      ))}
    </ul>
  );
}
