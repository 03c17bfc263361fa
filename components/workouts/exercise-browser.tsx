"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { openedLater } from "@/components/ui/opened-later";
import { MUSCLE_GROUP_LABELS, type MuscleGroup } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/schema";
import { exercisesQuery } from "@/lib/workouts/queries";
import type { ExercisePlace } from "@/lib/workouts/session";
import { ExerciseList } from "./exercise-list";
import { ListActions } from "./list-actions";
import { MuscleGroupTabs } from "./muscle-group-tabs";

const AddExerciseSheet = openedLater(
  () => import("./add-exercise-sheet").then((module) => module.AddExerciseSheet),
  ({ open }) => open,
);

type ExerciseBrowserProps = {
  client: Client;
  group: MuscleGroup;
  onGroupChange: (group: MuscleGroup) => void;
  /** The exercise whose editor stands beside the list. */
  openName: string | null;
  recordName: string | null;
  onOpen: (exercise: ExercisePlace) => void;
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

/** The client's exercises by muscle group, and the ways to more of them. */
export function ExerciseBrowser(props: ExerciseBrowserProps) {
  const { client, group, openName, adding, onAddingChange } = props;
  const { data: exercises = [], isPending } = useQuery(exercisesQuery(client.id, group));
  const trained = exercises.filter(({ lastWorkout }) => lastWorkout !== null);
  const charted = trained.find(({ exerciseName }) => exerciseName === openName) ?? trained[0];
  const panelId = useId();
  const add = () => onAddingChange(true);
  return (
    <>
      <MuscleGroupTabs selected={group} panelId={panelId} onSelect={props.onGroupChange} />
      <div role="tabpanel" id={panelId} aria-label={MUSCLE_GROUP_LABELS[group]} className="mt-2 lg:mt-3.5">
        <ExerciseList
          client={client}
          muscleGroup={group}
          openName={openName}
          recordName={props.recordName}
          onOpen={({ exerciseName }) => props.onOpen({ exerciseName, muscleGroup: group })}
          onAdd={add}
        />
        <ListActions
          client={client}
          canAdd={exercises.length > 0}
          charted={charted?.exerciseName}
          isPlaced={!isPending}
          onAdd={add}
          onShowGroup={props.onGroupChange}
        />
      </div>
      <AddExerciseSheet
        clientId={client.id}
        muscleGroup={group}
        open={adding}
        onOpenChange={onAddingChange}
      />
    </>
  );
}
