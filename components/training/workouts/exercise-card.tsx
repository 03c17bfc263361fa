"use client";

import { cn } from "@/components/ui/cn";
import type { Aim } from "@/lib/training/plans/aim";
import { loggedSets } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { draftText, unsentText } from "@/lib/training/workouts/wording";
import { draftKey, useStoredDraft, useUnsentSave } from "./device-store";
import { ExerciseFigures } from "./exercise-figures";
import { exerciseCardTexts } from "./texts";
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
    <li className="grid grid-cols-[minmax(0,1fr)_4.625rem] items-center gap-x-3 border-b py-[15px] last:border-b-0">
      <CardText {...props} {...content} />
      <button
        type="button"
        aria-label={content.isBegun ? exerciseCardTexts.resumeNamed(name) : exerciseCardTexts.logNamed(name)}
        onClick={onOpen}
        className={cn(
          "pressable grid min-h-15 place-items-center rounded-[18px] font-button text-sm",
          content.isBegun
            ? "bg-primary text-primary-foreground"
            : "bg-secondary text-secondary-foreground hover:bg-accent",
        )}
      >
        {content.isBegun ? exerciseCardTexts.resume : exerciseCardTexts.log}
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
      <h2 className="break-words font-stretch-103% font-strong text-lg lg:text-[1.0625rem]/6">
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
