"use client";

import { useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { openedLater } from "@/components/ui/opened-later";
import type { Client } from "@/lib/clients/schema";
import { exercisesQuery } from "@/lib/workouts/queries";
import type { MuscleGroup } from "@/lib/workouts/schema";
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
  const add = () => onAddingChange(true);
  return (
    <Tabs.Root value={group} onValueChange={(next) => props.onGroupChange(next as MuscleGroup)}>
      <MuscleGroupTabs selected={group} />
      <Tabs.Content value={group} className="mt-2 lg:mt-3.5">
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
      </Tabs.Content>
      <AddExerciseSheet
        clientId={client.id}
        muscleGroup={group}
        open={adding}
        onOpenChange={onAddingChange}
      />
    </Tabs.Root>
  );
}
