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
    <MoreMenu label={`More actions for ${name}`} className="-mr-2.5">
      <DropdownMenuItem onSelect={onSwap}>
        <ArrowLeftRight aria-hidden />
        Swap exercise
      </DropdownMenuItem>
      {following && superset.length < MAX_SUPERSET && (
        <DropdownMenuItem
          onSelect={() =>
            onChange(linkExercises(planned, superset.at(-1)?.exerciseName ?? name, [following]))
          }
        >
          <Repeat aria-hidden />
          Superset with next
        </DropdownMenuItem>
      )}
      {superset.length > 1 && (
        <DropdownMenuItem onSelect={() => onChange(unlinkExercises(planned, name))}>
          <Unlink aria-hidden />
          End superset
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        disabled={superset[0] === planned[0]}
        onSelect={() => onChange(moveExercise(planned, name, -1))}
      >
        <ArrowUp aria-hidden />
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!following} onSelect={() => onChange(moveExercise(planned, name, 1))}>
        <ArrowDown aria-hidden />
        Move down
      </DropdownMenuItem>
      <DropdownMenuItem destructive onSelect={onRemove}>
        <Trash2 aria-hidden />
        Remove
      </DropdownMenuItem>
    </MoreMenu>
  );
}
