"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { MuscleIcon } from "@/components/platform/frame/muscle-icon";
import { ExerciseList } from "@/components/training/workouts/exercise-list";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { TabList } from "@/components/ui/tab-list";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { exercisesQuery } from "@/lib/training/workouts/queries";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { ListActions } from "./list-actions";

const tab = cn(
  "pressable flex h-23 min-w-0 flex-col items-center justify-between rounded-photo bg-card pt-2.5 pb-2 shadow-card lg:h-20 lg:rounded-control lg:pt-[9px] lg:pb-1.5",
  "font-label font-stretch-88% text-[0.78125rem]/[1rem] @max-[260px]:font-stretch-75% text-muted-foreground hover:bg-popover lg:text-xs",
  "aria-selected:bg-[color-mix(in_oklab,var(--primary)_15%,var(--card))] aria-selected:font-display aria-selected:text-primary",
  "aria-selected:shadow-none aria-selected:inset-ring-[1.5px] aria-selected:inset-ring-primary",
);

type MuscleGroupTabsProps = {
  selected: MuscleGroup;
  panelId: string;
  onSelect: (group: MuscleGroup) => void;
};

function MuscleGroupTabs({ selected, panelId, onSelect }: MuscleGroupTabsProps) {
  return (
    <TabList
      label="Muscle group"
      panelId={panelId}
      tabs={MUSCLE_GROUPS.map((group) => ({
        id: group,
        content: (
          <>
            <MuscleIcon group={group} selected={group === selected} className="h-13 lg:h-11" />
            <span className="max-w-full truncate">{MUSCLE_GROUP_LABELS[group]}</span>
          </>
        ),
      }))}
      active={selected}
      onSelect={onSelect}
      className="grid grid-cols-5 gap-1.5 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none lg:gap-1 lg:@max-[15rem]:grid-flow-row lg:@max-[15rem]:grid-cols-2"
      tabClassName={tab}
    />
  );
}

const AddExerciseSheet = later(
  () => import("@/components/training/workouts/add-exercise-sheet").then((module) => module.AddExerciseSheet),
  { opens: ({ open }) => open },
);

type ExerciseBrowserProps = {
  client: Client;
  group: MuscleGroup;
  onGroupChange: (group: MuscleGroup) => void;
  /** The exercise of the editor beside the list. */
  openName: string | null;
  recordName: string | null;
  onOpen: (exercise: ExercisePlace) => void;
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

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
