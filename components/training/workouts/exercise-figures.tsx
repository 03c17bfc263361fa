import { cn } from "@/components/ui/cn";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import type { Aim } from "@/lib/training/plans/aim";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { doneText, recordText, targetText, workoutText } from "@/lib/training/workouts/wording";
import { exerciseFiguresTexts } from "./texts";

type ExerciseFiguresProps = {
  summary: ExerciseSummary;
  /** `line` shows record and last workout side by side. */
  layout: "rows" | "line";
  /** Highlights a new record for a moment. */
  isNewRecord: boolean;
  aim: Aim;
};

export function ExerciseFigures({ summary, layout, isNewRecord, aim }: ExerciseFiguresProps) {
  const units = useUnits();
  const { personalRecord, lastWorkout } = summary;
  const now = useNow();
  const figures = [
    personalRecord && {
      label: exerciseFiguresTexts.record,
      text: recordText(personalRecord, units),
      day: dayText(personalRecord.achievedDate, now),
      tone: "text-primary",
      isLit: isNewRecord,
    },
    lastWorkout && {
      label: exerciseFiguresTexts.last,
      text: doneText(lastWorkout.setsData, units),
      day: dayText(lastWorkout.date, now),
    },
    aim.target && {
      label: exerciseFiguresTexts.next,
      text: targetText(aim.target, units),
      tone: "text-forecast",
    },
    aim.planned && {
      label: exerciseFiguresTexts.plan,
      text: workoutText(aim.planned, units),
      tone: "text-forecast",
    },
    aim.start && {
      label: exerciseFiguresTexts.start,
      text: workoutText(aim.start, units),
      tone: "text-muted-foreground",
    },
  ].filter((figure) => figure !== null);
  return (
    <dl
      className={cn(
        "text-sm",
        layout === "rows" ? "grid grid-cols-[auto_1fr] gap-x-2.5 gap-y-px" : "flex flex-wrap gap-x-4.5",
      )}
    >
      {figures.map(({ label, text, day, tone, isLit }) => (
        <div
          key={label}
          className={cn(
            "rounded-badge",
            layout === "rows" ? "col-span-2 grid grid-cols-subgrid" : "flex gap-1.5",
            isLit && "animate-[fade-in_420ms] bg-primary/15",
          )}
        >
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="num tracking-normal">
            <b className={cn("font-strong", tone)}>{text}</b>
            {day && <span className="font-normal text-muted-foreground"> {day}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
