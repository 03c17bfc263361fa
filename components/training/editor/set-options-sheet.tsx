"use client";

import { Trash2 } from "lucide-react";
import { SetOptionFields } from "@/components/training/workouts/set-option-fields";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { SetDraft } from "@/lib/training/workouts/draft";
import type { ExerciseEditor } from "./use-exercise-editor";

const pressedWhileTraining = "*:min-h-14 *:min-w-14";
type SetOptionsSheetProps = {
  editor: ExerciseEditor;
  set: SetDraft | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Rare options of a set: kind, side, RPE and removal. */
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
        <SetOptionFields
          kind={set.kind}
          rpe={set.rpe}
          limb={set.limb}
          chipClassName={pressedWhileTraining}
          onChange={(to) => editor.changeSet(set.id, to)}
        />
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
