import { Check } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useUnits } from "@/lib/platform/browser/use-units";
import { weekdayOf } from "@/lib/text/calendar/days";
import { longWeekday, weekdayAndDay } from "@/lib/text/calendar/wording";
import { performedSets } from "@/lib/training/workouts/draft";
import { doneText } from "@/lib/training/workouts/wording";
import { SaveProblem } from "./draft-status";
import { NextTargetNote } from "./next-target-note";
import type { ExerciseEditor } from "./use-exercise-editor";

/** In place of the sets: what was saved just now, or sets of another day that need an answer first. */
export function ClosedSets({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  const { done, leftFrom, sets, target } = editor;
  if (leftFrom) {
    const weekday = longWeekday(weekdayOf(leftFrom));
    return (
      <div className="grid gap-3 py-3">
        <Alert variant="warning" title={`Not saved yet: ${weekdayAndDay(leftFrom)}`}>
          <p className="num">
            {doneText(
              sets.filter(({ logged }) => logged),
              units,
            )}
          </p>
          <p>{`Save as ${weekday}'s, or discard?`}</p>
        </Alert>
        <SaveProblem editor={editor} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="outline" className="max-sm:flex-1" onClick={editor.discard}>
            Discard
          </Button>
          <Button className="max-sm:flex-1" pending={editor.isSaving} onClick={editor.save}>
            {`Save as ${weekday}'s`}
          </Button>
        </div>
      </div>
    );
  }
  if (!done) return null;
  return (
    <div className="grid gap-3 py-3">
      <div role="status">
        <p className="flex items-center gap-2 font-strong text-lg">
          <Check aria-hidden className="size-5 stroke-[2.2] text-success" />
          Done today
        </p>
        <p className="num mt-1">{doneText(performedSets(done), units)}</p>
        {done.notes && <p className="mt-1 break-words text-muted-foreground text-sm">{done.notes}</p>}
      </div>
      {target && <NextTargetNote target={target} />}
      <Button variant="outline" className="justify-self-start" onClick={editor.logMore}>
        Log more sets
      </Button>
    </div>
  );
}
