"use client";

import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { MUSCLE_GROUP_LABELS, type MuscleGroup } from "@/lib/body/ranges";
import { ApiError } from "@/lib/platform/http/api-error";
import { availablePresets } from "@/lib/training/catalogue/catalogue";
import type { Measure } from "@/lib/training/catalogue/measure";
import { exercisesQuery, useAddExercise } from "@/lib/training/workouts/queries";
import { CustomExerciseForm } from "./custom-exercise-form";
import { PresetItem } from "./preset-item";
import { addExerciseTexts } from "./texts";

type AddExerciseSheetProps = {
  clientId: string;
  muscleGroup: MuscleGroup;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Presets of the group that the client does not have yet, and a custom name. */
export function AddExerciseSheet({ open, onOpenChange, ...props }: AddExerciseSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        aria-describedby={undefined}
        className="h-[88dvh] overflow-hidden lg:h-[min(720px,calc(100dvh-4rem))]"
      >
        <AddExercise {...props} />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with the sheet, so that results of the last time are gone. */
function AddExercise({ clientId, muscleGroup }: Pick<AddExerciseSheetProps, "clientId" | "muscleGroup">) {
  const { data: present = [] } = useQuery(exercisesQuery(clientId, muscleGroup));
  const { add, adding, added, problem } = useAddToGroup(clientId, muscleGroup);
  const presets = availablePresets(
    muscleGroup,
    present.map((exercise) => exercise.exerciseName),
  );
  return (
    <>
      <div className="flex items-center justify-between">
        <SheetTitle className="type-display text-xl">{addExerciseTexts.title}</SheetTitle>
        <DialogCloseButton className="-mr-2.5" />
      </div>
      <p role="status" className="flex min-h-5 items-center gap-1.5 text-muted-foreground text-xs">
        {added.length === 0 ? (
          MUSCLE_GROUP_LABELS[muscleGroup]
        ) : (
          <>
            <Check aria-hidden className="size-[15px] shrink-0 stroke-[2.2] text-success" />
            <span className="truncate">{addExerciseTexts.added(added.join(", "))}</span>
          </>
        )}
      </p>
      <ul className="-mx-4 mt-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 lg:-mx-5 lg:px-5">
        {presets.map((available) => (
          <PresetItem key={available.preset.name} available={available} adding={adding} onAdd={add} />
        ))}
        {presets.length === 0 && (
          <li className="py-6 text-center text-muted-foreground">{addExerciseTexts.empty}</li>
        )}
      </ul>
      <CustomExerciseForm adding={adding !== null} problem={problem} onAdd={add} />
    </>
  );
}

function useAddToGroup(clientId: string, muscleGroup: MuscleGroup) {
  const mutation = useAddExercise(clientId);
  const [added, setAdded] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to whether the exercise was added. */
  const add = async (exerciseName: string, measure?: Measure): Promise<boolean> => {
    setProblem(null);
    try {
      const exercise = await mutation.mutateAsync({ muscleGroup, exerciseName, ...(measure && { measure }) });
      setAdded((before) => [...before, exercise.exerciseName]);
      return true;
    } catch (error) {
      const reason =
        error instanceof ApiError ? (error.json.message ?? error.message) : addExerciseTexts.noNetwork;
      setProblem(addExerciseTexts.notAdded(exerciseName, reason));
      return false;
    }
  };
  return { add, adding: mutation.isPending ? mutation.variables.exerciseName : null, added, problem };
}
