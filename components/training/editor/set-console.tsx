"use client";

import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { useUnits } from "@/lib/platform/browser/use-units";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import { RestBar } from "./rest-bar";
import { SaveProblem } from "./save-problem";
import { Shortcuts } from "./shortcuts";
import { editorTexts, setTexts } from "./texts";
import type { ExerciseEditor } from "./use-exercise-editor";
import { useSwipe } from "./use-swipe";

const KEYPADS = { weight: "decimal", reps: "numeric", seconds: "text", meters: "decimal" } as const;

/** The active set's controls within reach of the thumb, with the main action at the bottom. */
export function SetConsole({ editor }: { editor: ExerciseEditor }) {
  return (
    <div
      data-thumb-zone
      className="relative z-10 shrink-0 overflow-hidden rounded-t-[26px] bg-popover px-4 pb-[calc(var(--safe-bottom)+2px)] shadow-sheet"
    >
      <RestBar rest={editor.rest} className="-mx-4" />
      <SaveProblem editor={editor} className="mt-2.5" />
      <Shortcuts editor={editor} />
      <Steppers editor={editor} />
      <MainActions editor={editor} />
    </div>
  );
}

function Steppers({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  const { activeSet: set } = editor;
  const swipe = useSwipe(editor.chooseNeighbour);
  if (!set) return null;
  const controls = controlsOf(set, editor.counted, units);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (by && !(event.target instanceof HTMLInputElement)) editor.chooseNeighbour(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the rows above have buttons for it.
    <div {...swipe} onKeyDown={onKeyDown} className="mt-2.5 grid gap-2.5">
      {controls.map(({ figure, text, unit, hint, atMin, atMax, step, read, typed }) => (
        <Stepper
          key={figure}
          size="lg"
          label={setTexts.inConsole[figure](set.setNumber)}
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

const actions =
  "mt-3.5 grid grid-cols-[1fr_1.7fr] gap-2.5 @max-[260px]:gap-1.5 @max-[260px]:[&_button]:text-sm @max-[260px]:[&_svg]:hidden";

/** Log set and Save; once all sets are logged, Another set and Save. */
function MainActions({ editor }: { editor: ExerciseEditor }) {
  const { nextSet } = editor;
  const save = {
    size: "lg",
    className: "min-h-16 px-0",
    disabled: !editor.canSave && !editor.isSaving,
    pending: editor.isSaving,
    onClick: editor.save,
    children: editorTexts.save,
  } as const;
  if (!nextSet)
    return (
      <div className={actions}>
        <Button variant="outline" size="lg" className="min-h-16 px-0" onClick={editor.addSet}>
          {editorTexts.anotherSet}
        </Button>
        <Button {...save} />
      </div>
    );
  return (
    <div className={actions}>
      <Button {...save} variant="outline" />
      <Button size="lg" className="min-h-16 px-0" onClick={() => editor.setLogged(nextSet.id, true)}>
        <Check aria-hidden />
        {editorTexts.logSet(nextSet.setNumber)}
      </Button>
    </div>
  );
}
