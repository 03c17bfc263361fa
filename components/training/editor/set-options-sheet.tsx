"use client";

import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { SetDraft } from "@/lib/training/workouts/draft";
import { RPE_CHOICES, SET_KIND_LABELS, SET_KINDS } from "@/lib/training/workouts/set-kind";
import type { ExerciseEditor } from "./use-exercise-editor";

const kinds = SET_KINDS.map((kind) => ({ value: kind, label: SET_KIND_LABELS[kind] }));
const pressedWhileTraining = "*:min-h-14 *:min-w-14";
const NO_RPE = "none";
const ratings = [
  { value: NO_RPE, label: "None" },
  ...RPE_CHOICES.map((rpe) => ({ value: String(rpe), label: String(rpe) })),
];

type SetOptionsSheetProps = {
  editor: ExerciseEditor;
  set: SetDraft | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Rare options of a set: kind, RPE and removal. */
export function SetOptionsSheet({ editor, set, open, onOpenChange }: SetOptionsSheetProps) {
  return (
    <Sheet open={open && set !== undefined} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        {set && <SetOptions editor={editor} set={set} onRemoved={() => onOpenChange(false)} />}
      </SheetContent>
    </Sheet>
  );
}

function SetOptions({
  editor,
  set,
  onRemoved,
}: {
  editor: ExerciseEditor;
  set: SetDraft;
  onRemoved: () => void;
}) {
  return (
    <>
      <div className="flex items-center justify-between">
        <SheetTitle className="type-display text-xl">Set {set.setNumber}</SheetTitle>
        <DialogCloseButton className="-mr-2.5 size-14" />
      </div>
      <div className="mt-3 grid gap-4.5">
        <Field
          label="Kind of set"
          help="Warm-ups are no records, nor are the later parts of a drop set."
          control="group"
        >
          <Chips
            layout="wrap"
            className={pressedWhileTraining}
            options={kinds}
            value={set.kind}
            onValueChange={(kind) => editor.changeSet(set.id, { kind })}
          />
        </Field>
        <Field
          label="Effort (RPE)"
          help="Rating of perceived exertion: 10 is a set with nothing left, 8 one with two reps in reserve."
          control="group"
        >
          <Chips
            layout="wrap"
            className={pressedWhileTraining}
            options={ratings}
            value={set.rpe === null ? NO_RPE : String(set.rpe)}
            onValueChange={(rpe) => editor.changeSet(set.id, { rpe: rpe === NO_RPE ? null : Number(rpe) })}
          />
        </Field>
        <Button
          variant="outline"
          size="lg"
          className="border-destructive text-destructive"
          onClick={() => {
            editor.removeSet(set);
            onRemoved();
          }}
        >
          <Trash2 aria-hidden />
          Remove set {set.setNumber}
        </Button>
      </div>
    </>
  );
}
