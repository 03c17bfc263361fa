"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, RotateCw } from "lucide-react";
import { MuscleIcon } from "@/components/platform/frame/muscle-icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useIsLaptop } from "@/lib/platform/browser/media";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { ExerciseCard, ExerciseRow } from "./exercise-card";
import type { Trained } from "./use-aim";
import { ExerciseRowsSkeleton } from "./workouts-skeleton";

type ExerciseListProps = {
  client: Trained;
  muscleGroup: MuscleGroup;
  openName: string | null;
  recordName: string | null;
  onOpen: (summary: ExerciseSummary) => void;
  onAdd: () => void;
};

/** A list that cannot load is empty, with a retry button. */
export function ExerciseList({ client, muscleGroup, onAdd, ...props }: ExerciseListProps) {
  const query = useQuery(exercisesQuery(client.id, muscleGroup));
  const Item = useIsLaptop() ? ExerciseRow : ExerciseCard;
  if (query.isPending)
    return (
      <div role="status" aria-label="Loading exercises">
        <ExerciseRowsSkeleton />
      </div>
    );
  const exercises = query.data ?? [];
  if (exercises.length === 0)
    return (
      <EmptyState
        drawing={<MuscleIcon group={muscleGroup} className="h-24 opacity-60" />}
        title={`No ${muscleGroup} exercises yet.`}
        action={
          query.isError ? (
            <RetryButton onRetry={query.refetch} pending={query.isFetching} />
          ) : (
            <AddButton onAdd={onAdd} />
          )
        }
      />
    );
  return (
    <ul className="@container">
      {exercises.map((summary) => (
        <Item
          key={summary.exerciseName}
          client={client}
          muscleGroup={muscleGroup}
          summary={summary}
          isOpen={summary.exerciseName === props.openName}
          isNewRecord={summary.exerciseName === props.recordName}
          onOpen={() => props.onOpen(summary)}
        />
      ))}
    </ul>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onAdd}>
      <Plus aria-hidden />
      Add New Exercise
    </Button>
  );
}

function RetryButton({ onRetry, pending }: { onRetry: () => void; pending: boolean }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending}
      onClick={() => onRetry()}
      className="text-muted-foreground"
    >
      {!pending && <RotateCw aria-hidden />}
      Try loading again
    </Button>
  );
}
