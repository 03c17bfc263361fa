"use client";

import { type LucideIcon, RotateCcw, Square, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/platform/browser/use-units";
import { type SetValues, valuesOf } from "@/lib/training/workouts/draft";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import { nudgeWeight } from "@/lib/training/workouts/set-step";
import { clockText, setText, workoutText } from "@/lib/training/workouts/wording";
import type { ExerciseEditor } from "./use-exercise-editor";

type ShortcutsProps = {
  editor: ExerciseEditor;
  /** Narrow and high: in several rows, without figures that stand beside the sets already. */
  isColumn?: boolean;
};

/**
 * Buttons to copy the last time, the target, the previous set or the first proposal, and to add small plates.
 */
export function Shortcuts({ editor, isColumn = false }: ShortcutsProps) {
  const { activeSet, sets, lastSets, proposal, stopwatch } = editor;
  const units = useUnits();
  if (!activeSet) return null;
  const figureOf = (set: SetValues) => (isColumn ? undefined : setText(set, units));
  const plates = `${units.smallPlates} ${units.weightUnit}`;
  const target = editor.activeTarget;
  // Where figures stand on the buttons, the same ones stand there once.
  const isNew = (set: SetValues, ...others: (SetValues | null | undefined)[]) =>
    isColumn || others.every((one) => !one || setText(one, units) !== setText(set, units));
  const lastTime = lastSets[activeSet.setNumber - 1];
  const before = sets[activeSet.setNumber - 2];
  const take = (set: SetValues) => editor.changeSet(activeSet.id, valuesOf(set));
  const figures = controlsOf(activeSet, editor.counted, units).map(({ figure }) => figure);
  const stop = (setId: string) => {
    const seconds = stopwatch.stop();
    if (seconds !== null) editor.changeSet(setId, { seconds });
  };
  const nudge = (direction: 1 | -1) =>
    editor.stepSet(activeSet.id, (now) => ({
      weight: nudgeWeight(now.weight, direction, editor.muscleGroup, units, editor.counted.measure),
    }));
  return (
    <div className={cn("flex flex-wrap gap-2", !isColumn && "mt-2.5")}>
      {figures.includes("seconds") &&
        (stopwatch.running?.setId === activeSet.id ? (
          <Shortcut
            onPress={() => stop(activeSet.id)}
            icon={Square}
            figure={clockText(stopwatch.running.seconds)}
          >
            Stop
          </Shortcut>
        ) : (
          !activeSet.logged && (
            <Shortcut onPress={() => stopwatch.start(activeSet.id)} icon={Timer}>
              Stopwatch
            </Shortcut>
          )
        ))}
      {lastTime && isNew(lastTime, target) && (
        <Shortcut onPress={() => take(lastTime)} icon={RotateCcw} figure={figureOf(lastTime)}>
          Last time
        </Shortcut>
      )}
      {target && (
        <Shortcut onPress={editor.takeTarget} figure={figureOf(target)} isForecast>
          Target
        </Shortcut>
      )}
      {before && !isColumn && isNew(before, target, lastTime) && (
        <Shortcut onPress={() => take(before)} figure={setText(before, units)}>
          Set {before.setNumber}
        </Shortcut>
      )}
      {figures.includes("weight") &&
        ([-1, 1] as const).map((direction) => (
          <Shortcut
            key={direction}
            onPress={() => nudge(direction)}
            label={direction > 0 ? `Increase by ${plates}` : `Decrease by ${plates}`}
            figure={`${direction > 0 ? "+" : "−"}${units.smallPlates}`}
          />
        ))}
      {proposal && (
        <Shortcut onPress={() => editor.startWith(proposal)} figure={workoutText(proposal, units)}>
          Start
        </Shortcut>
      )}
    </div>
  );
}

type ShortcutProps = {
  onPress: () => void;
  icon?: LucideIcon;
  /** Marks a target, which was not done yet. */
  isForecast?: boolean;
  figure?: string | undefined;
  /** The label, if the figure alone is not clear. */
  label?: string;
  children?: ReactNode;
};

function Shortcut({ onPress, icon: Icon, isForecast = false, figure, label, children }: ShortcutProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="pressable inset-ring-[1.5px] inset-ring-input flex min-h-14 shrink-0 items-center gap-[7px] rounded-photo px-[15px] font-label text-sm whitespace-nowrap hover:bg-accent"
    >
      {Icon && <Icon aria-hidden className="size-[15px] stroke-[2.2]" />}
      {children}
      {figure && (
        <b className={cn("num font-strong tracking-normal", isForecast && "text-forecast")}>{figure}</b>
      )}
    </button>
  );
}
