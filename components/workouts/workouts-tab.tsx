"use client";

import { useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { useIsLaptop } from "@/lib/browser/media";
import type { Client } from "@/lib/clients/schema";
import { exercisesQuery, useOpenExercise } from "@/lib/workouts/queries";
import type { ExerciseSummary, MuscleGroup } from "@/lib/workouts/schema";
import { AddExerciseSheet } from "./add-exercise-sheet";
import { ExerciseList } from "./exercise-list";
import { LaptopEditor } from "./laptop-editor";
import { ListActions } from "./list-actions";
import { MuscleGroupTabs } from "./muscle-group-tabs";
import { PhoneEditor } from "./phone-editor";
import { useDraftedGroup } from "./use-drafted-group";
import { useFreshRecord } from "./use-fresh-record";
import { useGroupsOnDevice } from "./use-groups-on-device";

type WorkoutsTabProps = {
  client: Client;
  /** Whether 'Add New Exercise' is open: the page's dock button opens it from outside. */
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

const FIRST_GROUP: MuscleGroup = "legs";

/** The workout logger of a client: exercises by muscle group, and the editor of the one that is open. */
export function WorkoutsTab({ client, adding, onAddingChange }: WorkoutsTabProps) {
  const draftedGroup = useDraftedGroup(client);
  const [chosenGroup, setChosenGroup] = useState<MuscleGroup | null>(null);
  const group = chosenGroup ?? draftedGroup ?? FIRST_GROUP;
  const [openName, setOpenName] = useState<string | null>(null);
  const [freshRecord, showFreshRecord] = useFreshRecord();
  const isLaptop = useIsLaptop();
  const { data: exercises = [], isSuccess } = useQuery(exercisesQuery(client.id, group));
  useGroupsOnDevice(client.id, isSuccess);
  const open =
    exercises.find((one) => one.exerciseName === openName) ?? (isLaptop ? exercises[0] : undefined);
  const tellOpened = useOpenExercise(client.id);

  const choose = (next: string) => {
    setChosenGroup(next as MuscleGroup);
    setOpenName(null);
  };
  const openEditor = ({ exerciseName }: ExerciseSummary) => {
    setChosenGroup(group);
    setOpenName(exerciseName);
    tellOpened.mutate(exerciseName);
  };
  const close = () => setOpenName(null);
  const subject = open && {
    client,
    muscleGroup: group,
    summary: open,
    onSaved: showFreshRecord,
  };

  return (
    <div className="pt-1.5 lg:grid lg:grid-cols-[minmax(320px,404px)_minmax(0,1fr)] lg:items-start lg:gap-9 lg:pt-5">
      <Tabs.Root value={group} onValueChange={choose}>
        <MuscleGroupTabs selected={group} />
        <Tabs.Content value={group} className="mt-2 lg:mt-3.5">
          <ExerciseList
            client={client}
            muscleGroup={group}
            openName={isLaptop ? (open?.exerciseName ?? null) : null}
            recordName={freshRecord}
            onOpen={openEditor}
            onAdd={() => onAddingChange(true)}
          />
          <ListActions
            client={client}
            canAdd={exercises.length > 0}
            onAdd={() => onAddingChange(true)}
            onShowGroup={choose}
          />
        </Tabs.Content>
      </Tabs.Root>
      {subject && isLaptop && <LaptopEditor key={open.exerciseName} {...subject} onTrashed={close} />}
      {subject && !isLaptop && (
        <PhoneEditor
          key={open.exerciseName}
          {...subject}
          clientName={client.name}
          onClose={close}
          onSaved={(saved) => {
            close();
            showFreshRecord(saved);
          }}
        />
      )}
      <AddExerciseSheet
        clientId={client.id}
        muscleGroup={group}
        open={adding}
        onOpenChange={onAddingChange}
      />
    </div>
  );
}
