"use client";

import type { KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { Stepper } from "@/components/ui/stepper";
import { useUnits } from "@/lib/platform/browser/use-units";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import type { ExerciseEditor } from "./use-exercise-editor";
import { useSwipe } from "./use-swipe";

const LABELS = {
  weight: (setNumber: number) => `Weight, set ${setNumber}`,
  reps: () => "Reps",
  seconds: () => "Time",
  meters: (setNumber: number) => `Distance, set ${setNumber}`,
};

const KEYPADS = { weight: "decimal", reps: "numeric", seconds: "text", meters: "decimal" } as const;

/** Moves to the set beside, unless typed text is refused, which would be lost. */
export const neighbourOf = (editor: ExerciseEditor) => (by: 1 | -1) =>
  editor.isRefused() || editor.chooseNeighbour(by);

type SetSteppersProps = { editor: ExerciseEditor; size: "lg" | "column" };

/** The figures of the active set. */
export function SetSteppers({ editor, size }: SetSteppersProps) {
  const units = useUnits();
  const { activeSet: set } = editor;
  const chooseNeighbour = neighbourOf(editor);
  const swipe = useSwipe(chooseNeighbour);
  if (!set) return null;
  const controls = controlsOf(set, editor.counted, units);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (by && !(event.target instanceof HTMLInputElement)) chooseNeighbour(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the rows above have buttons for it.
    <div
      {...swipe}
      onKeyDown={onKeyDown}
      className={cn("grid", size === "lg" ? "mt-2.5 gap-2.5" : "gap-1.5")}
    >
      {controls.map(({ figure, text, unit, hint, atMin, atMax, step, read, typed }) => (
        <Stepper
          key={figure}
          size={size}
          label={LABELS[figure](set.setNumber)}
          text={text}
          unit={unit}
          hint={hint}
          inputMode={KEYPADS[figure]}
          atMin={atMin}
          atMax={atMax}
          read={read}
          onStep={(direction) => editor.stepSet(set.id, (now) => step(now, direction))}
          onType={(value) => editor.changeSet(set.id, typed(value))}
        />
      ))}
    </div>
  );
}
