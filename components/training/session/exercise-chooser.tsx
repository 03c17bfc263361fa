"use client";

import { useQueries } from "@tanstack/react-query";
import { Plus, Search, Star } from "lucide-react";
import { useState } from "react";
import { Chips } from "@/components/ui/chips";
import { cn } from "@/components/ui/cn";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import type { Measure } from "@/lib/training/catalogue/measure";
import { type OwnExercise, searchExercises } from "@/lib/training/workouts/exercise-search";
import { exercisesQuery, useChangeExercise } from "@/lib/training/workouts/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";

const groups = MUSCLE_GROUPS.map((value) => ({ value, label: MUSCLE_GROUP_LABELS[value] }));

type ExerciseChooserProps = {
  /** Null for a template: only the catalogue shows then. */
  clientId: string | null;
  title: string;
  /** The initial muscle group. */
  muscleGroup: MuscleGroup;
  /** Names that cannot be chosen again. */
  taken: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (exercise: ChosenExercise) => void;
};

/** `measure` is set for an exercise of the client. */
type ChosenExercise = ExercisePlace & { readonly measure?: Measure | undefined };

/** Chooses an exercise of the client, of the catalogue, or a new name. */
export function ExerciseChooser({ open, onOpenChange, onChoose, title, ...props }: ExerciseChooserProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        aria-describedby={undefined}
        className="h-[88dvh] overflow-hidden lg:h-[min(720px,calc(100dvh-4rem))]"
      >
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">{title}</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <Choices
          {...props}
          onChoose={(exercise) => {
            onOpenChange(false);
            onChoose(exercise);
          }}
        />
      </SheetContent>
    </Sheet>
  );
}

type ChoicesProps = Pick<ExerciseChooserProps, "clientId" | "muscleGroup" | "taken" | "onChoose">;

function Choices({ clientId, muscleGroup, taken, onChoose }: ChoicesProps) {
  const [group, setGroup] = useState(muscleGroup);
  const [search, setSearch] = useState("");
  const { found, custom } = searchExercises(search, group, useOwnExercises(clientId), taken);
  const favouring = useChangeExercise();
  const isSearch = search.trim() !== "";
  return (
    <>
      <Input
        aria-label="Search exercises"
        placeholder="Search, or type a new name"
        leading={<Search aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        autoComplete="off"
        className="mt-0.5 shrink-0"
      />
      <Chips
        aria-label="Muscle group"
        layout="scroll"
        // Its padding for the focus ring must not cover the close button and the search.
        className="my-0 shrink-0"
        options={groups}
        value={group}
        onValueChange={(next) => {
          setGroup(next);
          setSearch("");
        }}
      />
      <ul className="-mx-4 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 lg:-mx-5 lg:px-5">
        {found.map((exercise) => (
          <Choice
            key={exercise.exerciseName}
            exerciseName={exercise.exerciseName}
            muscleGroup={exercise.muscleGroup}
            hint={isSearch ? MUSCLE_GROUP_LABELS[exercise.muscleGroup] : undefined}
            own={exercise.own}
            onChoose={onChoose}
            onFavour={(isFavourite) =>
              favouring.mutate({
                params: { id: clientId ?? "", name: exercise.exerciseName },
                body: { isFavourite },
              })
            }
          />
        ))}
        {custom && <Choice exerciseName={custom} muscleGroup={group} isNew onChoose={onChoose} />}
        {found.length === 0 && !custom && (
          <li className="py-6 text-center text-muted-foreground">No results.</li>
        )}
      </ul>
    </>
  );
}

function useOwnExercises(clientId: string | null): OwnExercise[] {
  const lists = useQueries({
    queries: MUSCLE_GROUPS.map((group) => ({
      ...exercisesQuery(clientId ?? "", group),
      enabled: clientId !== null,
    })),
  });
  return lists.flatMap(({ data = [] }, index) =>
    data.map(({ exerciseName, lastWorkout, isFavourite, measure }) => ({
      exerciseName,
      muscleGroup: MUSCLE_GROUPS[index] ?? "legs",
      lastDone: lastWorkout?.date ?? null,
      isFavourite,
      measure,
    })),
  );
}

type ChoiceProps = ExercisePlace & {
  isNew?: boolean;
  /** The muscle group, if the list mixes several. */
  hint?: string | undefined;
  own?: OwnExercise | null;
  onChoose: (exercise: ChosenExercise) => void;
  onFavour?: (isFavourite: boolean) => void;
};

function Choice({ exerciseName, muscleGroup, isNew = false, hint, own, onChoose, onFavour }: ChoiceProps) {
  const isFavourite = own?.isFavourite ?? false;
  return (
    <li className="flex items-center border-b last:border-b-0">
      <button
        type="button"
        onClick={() => onChoose({ exerciseName, muscleGroup, measure: own?.measure })}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-image text-left font-label hover:bg-accent/60"
      >
        {isNew && <Plus aria-hidden className="size-[18px] shrink-0 stroke-2" />}
        <span className="min-w-0 flex-1 break-words">{isNew ? `Add “${exerciseName}”` : exerciseName}</span>
        {hint && <span className="shrink-0 text-muted-foreground text-xs">{hint}</span>}
      </button>
      {own && (
        <button
          type="button"
          aria-pressed={isFavourite}
          aria-label={`Favorite: ${exerciseName}`}
          onClick={() => onFavour?.(!isFavourite)}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-image text-muted-foreground hover:bg-accent/60"
        >
          <Star aria-hidden className={cn("size-[18px]", isFavourite && "fill-primary text-primary")} />
        </button>
      )}
    </li>
  );
}
