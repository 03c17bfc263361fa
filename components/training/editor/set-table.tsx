"use client";

import { cn } from "@/components/ui/cn";
import { NumberEntry } from "@/components/ui/number-entry";
import { StepButton } from "@/components/ui/step-button";
import { BODY_WEIGHT_LBS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { SetDraft, SetValues } from "@/lib/training/workouts/draft";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import { LastTime, SetCheck, SetMarks } from "./set-rows";
import type { ExerciseEditor } from "./use-exercise-editor";

const NAMES = { weight: "Weight", reps: "Reps", seconds: "Time", meters: "Distance" };

const columns =
  "grid grid-cols-[1.5rem_minmax(4rem,1fr)_minmax(8.5rem,10.5rem)_minmax(8.5rem,10.5rem)_2.5rem] items-center gap-x-2.5 @min-[44rem]:min-[90rem]:gap-x-6";

/** The sets on laptops, each with its own steppers. */
export function SetTable({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  const [first] = editor.sets;
  const heads = first ? controlsOf(first, editor.counted, units) : [];
  return (
    <>
      <div aria-hidden className={cn(columns, "mt-1 min-h-9.5 border-b text-muted-foreground text-xs")}>
        <span>Set</span>
        <span>Last time</span>
        {heads.map(({ figure, head }) => (
          <span key={figure} className="text-center">
            {head}
          </span>
        ))}
      </div>
      <ol>
        {editor.sets.map((set, index) => (
          <SetTableRow key={set.id} set={set} lastTime={editor.lastSets[index]} editor={editor} />
        ))}
      </ol>
    </>
  );
}

type RowProps = { set: SetDraft; lastTime: SetValues | undefined; editor: ExerciseEditor };

function SetTableRow({ set, lastTime, editor }: RowProps) {
  const units = useUnits();
  const isActive = set.id === editor.activeSet?.id;
  return (
    <li
      aria-current={isActive || undefined}
      onFocus={() => editor.choose(set.id)}
      className={cn(
        columns,
        "relative -mx-6 min-h-16 px-6 after:absolute after:inset-x-6 after:bottom-0 after:h-px after:bg-border",
        isActive && "bg-[color-mix(in_oklab,var(--primary)_10%,var(--card))]",
      )}
    >
      <button
        type="button"
        aria-label={`Choose set ${set.setNumber}`}
        onClick={() => editor.choose(set.id)}
        className={cn(
          "min-h-11 rounded-image text-left",
          isActive ? "font-strong text-primary" : "text-muted-foreground",
        )}
      >
        {set.setNumber}
      </button>
      <span className="min-w-0">
        <LastTime set={set} lastTime={lastTime} onCopy={(change) => editor.changeSet(set.id, change)} />
        <SetMarks set={set} showsLimb />
      </span>
      {controlsOf(set, editor.counted, units).map(
        ({ figure, text, unit, hint, atMin, atMax, step, read, typed }) => (
          <Cell
            key={figure}
            label={`${NAMES[figure]}, set ${set.setNumber}`}
            text={figure === "weight" ? weightText(set.weight, text) : text}
            title={hint ?? unit}
            atMin={atMin}
            atMax={atMax}
            read={read}
            onStep={(direction) => editor.stepSet(set.id, (now) => step(now, direction))}
            onType={(value) => editor.changeSet(set.id, typed(value))}
          />
        ),
      )}
      <SetCheck
        set={set}
        onChange={(logged) => editor.setLogged(set.id, logged)}
        className="size-10 rounded-icon"
      />
    </li>
  );
}

const weightText = (lbs: number, text: string): string =>
  lbs === BODY_WEIGHT_LBS ? "Body" : lbs < 0 ? `−${text}` : text;

type CellProps = {
  label: string;
  text: string;
  atMin: boolean;
  atMax: boolean;
  title?: string | undefined;
  read: (typed: string) => number | string;
  onStep: (direction: 1 | -1) => void;
  onType: (value: number) => void;
};

function Cell({ label, text, title, atMin, atMax, read, onStep, onType }: CellProps) {
  return (
    <fieldset
      aria-label={label}
      title={title}
      className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center text-center"
    >
      <StepButton
        direction="down"
        label={label}
        disabled={atMin}
        onStep={() => onStep(-1)}
        className="size-11 rounded-icon [&_svg]:size-[18px]"
      />
      <NumberEntry
        label={label}
        text={text}
        read={read}
        onRead={onType}
        className="w-full justify-center text-center text-[1.375rem]"
      />
      <StepButton
        direction="up"
        label={label}
        disabled={atMax}
        onStep={() => onStep(1)}
        className="size-11 rounded-icon [&_svg]:size-[18px]"
      />
    </fieldset>
  );
}
