"use client";

import { ArrowDown, ArrowLeftRight, ArrowUp, Repeat, Trash2, Unlink } from "lucide-react";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import {
  linkExercises,
  MAX_SUPERSET,
  moveExercise,
  supersetWith,
  unlinkExercises,
} from "@/lib/training/workouts/superset";
import { plannedExerciseTexts } from "./texts";

type PlannedItemMenuProps = {
  name: string;
  planned: readonly PlannedExercise[];
  onChange: (after: PlannedExercise[]) => void;
  onSwap: () => void;
  onRemove: () => void;
};

export function PlannedItemMenu({ name, planned, onChange, onSwap, onRemove }: PlannedItemMenuProps) {
  const superset = supersetWith(planned, name);
  const last = planned.findIndex(({ exerciseName }) => exerciseName === superset.at(-1)?.exerciseName);
  const following = planned[last + 1];
  return (
    <MoreMenu label={plannedExerciseTexts.more(name)} className="-mr-2.5">
      <DropdownMenuItem onSelect={onSwap}>
        <ArrowLeftRight aria-hidden />
        {plannedExerciseTexts.swap}
      </DropdownMenuItem>
      {following && superset.length < MAX_SUPERSET && (
        <DropdownMenuItem
          onSelect={() =>
            onChange(linkExercises(planned, superset.at(-1)?.exerciseName ?? name, [following]))
          }
        >
          <Repeat aria-hidden />
          {plannedExerciseTexts.beginSuperset}
        </DropdownMenuItem>
      )}
      {superset.length > 1 && (
        <DropdownMenuItem onSelect={() => onChange(unlinkExercises(planned, name))}>
          <Unlink aria-hidden />
          {plannedExerciseTexts.endSuperset}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        disabled={superset[0] === planned[0]}
        onSelect={() => onChange(moveExercise(planned, name, -1))}
      >
        <ArrowUp aria-hidden />
        {plannedExerciseTexts.moveUp}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!following} onSelect={() => onChange(moveExercise(planned, name, 1))}>
        <ArrowDown aria-hidden />
        {plannedExerciseTexts.moveDown}
      </DropdownMenuItem>
      <DropdownMenuItem destructive onSelect={onRemove}>
        <Trash2 aria-hidden />
        {plannedExerciseTexts.remove}
      </DropdownMenuItem>
    </MoreMenu>
  );
}
