"use client";

import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import { loadFigure } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import { isHeaviest, stepReps, stepWeight } from "@/lib/workouts/set-step";
import { RestBar } from "./rest-bar";
import { SaveProblem } from "./save-problem";
import { Shortcuts } from "./shortcuts";
import { editorTexts, setTexts } from "./texts";
import type { ExerciseEditor } from "./use-exercise-editor";
import { useSwipe } from "./use-swipe";

/** The thumb's place on phones: everything about the active set, the main action at the bottom. */
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
  const { activeSet: set, muscleGroup } = editor;
  const swipe = useSwipe(editor.chooseBeside);
  if (!set) return null;
  const isBodyWeight = set.weight === BODY_WEIGHT_LBS;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (by && !(event.target instanceof HTMLInputElement)) editor.chooseBeside(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut; the rows above are the buttons for it.
    <div {...swipe} onKeyDown={onKeyDown} className="mt-2.5 grid gap-2.5">
      <Stepper
        size="lg"
        label={setTexts.weightOf(set.setNumber)}
        text={loadFigure(set.weight, units)}
        unit={isBodyWeight ? setTexts.bodyWeight : units.weightUnit}
        inputMode="decimal"
        atMin={isBodyWeight}
        atMax={isHeaviest(set.weight, muscleGroup, units)}
        onStep={(direction) =>
          editor.stepSet(set.id, (now) => ({ weight: stepWeight(now.weight, direction, muscleGroup, units) }))
        }
        onType={(load) => editor.changeSet(set.id, { weight: units.lbsOfLoad(load) })}
      />
      <Stepper
        size="lg"
        label={setTexts.reps}
        text={String(set.reps)}
        inputMode="numeric"
        atMin={set.reps <= REPS.min}
        atMax={set.reps >= REPS.max}
        onStep={(direction) => editor.stepSet(set.id, (now) => ({ reps: stepReps(now.reps, direction) }))}
        onType={(reps) => editor.changeSet(set.id, { reps })}
      />
    </div>
  );
}

/** Log set while one is left, Save beside it; once all are logged only Save. */
function MainActions({ editor }: { editor: ExerciseEditor }) {
  const { nextSet } = editor;
  if (!nextSet)
    return (
      <Button
        size="lg"
        block
        className="mt-3.5 min-h-16"
        disabled={!editor.canSave && !editor.isSaving}
        pending={editor.isSaving}
        onClick={editor.save}
      >
        {editorTexts.save}
      </Button>
    );
  return (
    <div className="mt-3.5 grid grid-cols-[1fr_1.7fr] gap-2.5">
      <Button
        variant="outline"
        size="lg"
        className="min-h-16 px-0"
        disabled={!editor.canSave && !editor.isSaving}
        pending={editor.isSaving}
        onClick={editor.save}
      >
        {editorTexts.save}
      </Button>
      <Button size="lg" className="min-h-16 px-0" onClick={() => editor.setLogged(nextSet.id, true)}>
        <Check aria-hidden />
        {editorTexts.logSet(nextSet.setNumber)}
      </Button>
    </div>
  );
}
