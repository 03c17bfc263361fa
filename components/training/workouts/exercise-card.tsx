"use client";

import { cn } from "@/components/ui/cn";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import type { Aim } from "@/lib/training/plans/aim";
import { loggedSets } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import {
  doneText,
  draftText,
  recordText,
  targetText,
  unsentText,
  workoutText,
} from "@/lib/training/workouts/wording";
import { draftKey, useStoredDraft, useUnsentSave } from "./device-store";
import { type Trained, useAim } from "./use-aim";

type ExerciseCardProps = {
  client: Trained;
  muscleGroup: MuscleGroup;
  summary: ExerciseSummary;
  /** Laptops show its editor beside the list. */
  isOpen: boolean;
  isNewRecord: boolean;
  onOpen: () => void;
};

type CardContent = Pick<ExerciseCardProps, "summary" | "isNewRecord"> & {
  note: string | null;
  draft: string | null;
  /** True once a set is logged: an untouched plan needs no Resume. */
  isBegun: boolean;
  /** An unsent save. */
  waiting: string | null;
  aim: Aim;
};

function useCardContent({ client, summary, muscleGroup }: ExerciseCardProps) {
  const aim = useAim(client, summary, muscleGroup);
  const draft = useStoredDraft(draftKey(client, summary.exerciseName));
  const unsent = useUnsentSave(client, summary.exerciseName);
  return {
    waiting: unsent ? unsentText(unsent) : null,
    note: summary.pinnedNote ?? summary.lastWorkout?.notes ?? null,
    isBegun: draft !== null && loggedSets(draft).length > 0,
    draft: draft && draftText(loggedSets(draft).length, draft.sets.length),
    aim,
  };
}

/** The list item on phones, with Log or Resume under the thumb. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { onOpen } = props;
  const name = props.summary.exerciseName;
  const content = useCardContent(props);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.625rem] items-center gap-x-3 gap-y-2 @max-3xs:grid-cols-1 border-b py-[15px] last:border-b-0">
      <CardText {...props} {...content} />
      <button
        type="button"
        aria-label={content.isBegun ? `Resume ${name}` : `Log ${name}`}
        onClick={onOpen}
        className={cn(
          "pressable grid min-h-15 place-items-center rounded-[18px] font-button text-sm",
          content.isBegun
            ? "bg-primary text-primary-foreground"
            : "bg-secondary text-secondary-foreground hover:bg-accent",
        )}
      >
        {content.isBegun ? "Resume" : "Log"}
      </button>
    </li>
  );
}

/** The list item on laptops: the whole row opens the editor beside it. */
export function ExerciseRow(props: ExerciseCardProps) {
  const { isOpen, onOpen } = props;
  const content = useCardContent(props);
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={cn(
          "w-full border-b px-3.5 py-[13px] text-left hover:bg-card",
          isOpen &&
            "inset-ring-2 inset-ring-primary rounded-control border-transparent bg-[color-mix(in_oklab,var(--primary)_9%,var(--card))]",
        )}
      >
        <CardText {...props} {...content} layout="line" />
      </button>
    </li>
  );
}

function CardText({ layout = "rows", ...props }: CardContent & { layout?: "rows" | "line" }) {
  const { summary, isNewRecord, note, draft, waiting, aim } = props;
  return (
    <div className="min-w-0">
      <h2 className="break-words font-stretch-103% font-strong text-lg lg:text-[1.0625rem]/[1.5rem]">
        {summary.exerciseName}
      </h2>
      {draft && <p className="mt-px font-strong text-primary text-xs">{draft}</p>}
      {waiting && <p className="mt-px break-words font-strong text-warning text-xs">{waiting}</p>}
      <div className="mt-[5px] lg:mt-[3px]">
        <ExerciseFigures summary={summary} layout={layout} isNewRecord={isNewRecord} aim={aim} />
      </div>
      {aim.target && <p className="mt-0.5 text-muted-foreground text-xs">{aim.target.reason}</p>}
      {note && <p className="mt-1 truncate text-muted-foreground text-xs">{note}</p>}
    </div>
  );
}

type ExerciseFiguresProps = {
  summary: ExerciseSummary;
  /** `line` shows record and last workout side by side. */
  layout: "rows" | "line";
  /** Highlights a new record for a moment. */
  isNewRecord: boolean;
  aim: Aim;
};

function ExerciseFigures({ summary, layout, isNewRecord, aim }: ExerciseFiguresProps) {
  const units = useUnits();
  const { personalRecord, lastWorkout } = summary;
  const now = useNow();
  const figures = [
    personalRecord && {
      label: "PR",
      text: recordText(personalRecord, units),
      day: dayText(personalRecord.achievedDate, now),
      tone: "text-primary",
      isLit: isNewRecord,
    },
    lastWorkout && {
      label: "Last",
      text: doneText(lastWorkout.setsData, units),
      day: dayText(lastWorkout.date, now),
    },
    aim.target && {
      label: "Next",
      text: targetText(aim.target, units),
      tone: "text-forecast",
    },
    aim.planned && {
      label: "Program",
      text: workoutText(aim.planned, units),
      tone: "text-forecast",
    },
    lastWorkout || aim.planned ? null : { label: "Next", text: "?", tone: "text-muted-foreground" },
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
