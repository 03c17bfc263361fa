"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "@/components/layout/load-failure";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Picker } from "@/components/ui/picker";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { personalRecordsQuery } from "@/lib/workouts/queries";
import { ExerciseProgress } from "./exercise-progress";
import { chartsTexts } from "./texts";
import { WeekVolume } from "./week-volume";

type ChartsSheetProps = {
  clientId: string;
  /** The exercise that it opens with; the first one where none is named. */
  exerciseName: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const VIEWS = [
  { value: "exercise", label: chartsTexts.exercise },
  { value: "week", label: chartsTexts.week },
] as const;

/** How the client comes on: one exercise over time, and the week by muscle groups. */
export function ChartsSheet({ clientId, exerciseName, open, onOpenChange }: ChartsSheetProps) {
  const [view, setView] = useState<"exercise" | "week">("exercise");
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="lg:max-w-[680px]">
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">{chartsTexts.title}</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <Segmented
          aria-label={chartsTexts.views}
          options={VIEWS}
          value={view}
          onValueChange={setView}
          className="mt-2 mb-3.5"
        />
        {view === "exercise" ? (
          <OneExercise clientId={clientId} initial={exerciseName} />
        ) : (
          <WeekVolume clientId={clientId} />
        )}
      </SheetContent>
    </Sheet>
  );
}

function OneExercise({ clientId, initial }: { clientId: string; initial: string | undefined }) {
  const query = useQuery(personalRecordsQuery(clientId));
  const [chosen, setChosen] = useState(initial);
  if (query.isPending) return <Skeleton className="h-[320px]" />;
  if (query.isError)
    return <LoadFailure title={chartsTexts.loadFailed} onRetry={query.refetch} retrying={query.isFetching} />;
  const names = query.data.map(({ exerciseName }) => exerciseName);
  const name = chosen ?? names[0];
  if (name === undefined) return <p className="py-6 text-muted-foreground">{chartsTexts.empty}</p>;
  return (
    <>
      <Picker
        label={chartsTexts.exercise}
        searchIcon
        value={name}
        options={[...new Set([name, ...names])].map((value) => ({ value, label: value }))}
        onValueChange={setChosen}
      />
      <ExerciseProgress key={name} clientId={clientId} exerciseName={name} />
    </>
  );
}
