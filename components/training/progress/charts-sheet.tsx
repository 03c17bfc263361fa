"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Picker } from "@/components/ui/picker";
import { Progress } from "@/components/ui/progress";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import { api } from "@/lib/platform/http/api";
import { mondayOf } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import type * as Contract from "@/lib/training/progress/contract";
import { personalRecordsQuery } from "@/lib/training/workouts/queries";
import { ExerciseProgress } from "./exercise-progress";
import { chartsTexts, weekVolumeTexts } from "./texts";

const progress = api<typeof Contract>();

type ChartsSheetProps = {
  clientId: string;
  /** The initial exercise; default: the first one. */
  exerciseName: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const VIEWS = [
  { value: "exercise", label: chartsTexts.exercise },
  { value: "week", label: chartsTexts.week },
] as const;

/** Progress of one exercise, and this week's sets by muscle group. */
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

/** This week's hard sets by muscle group, compared with the plan. */
function WeekVolume({ clientId }: { clientId: string }) {
  const now = new Date();
  const query = useQuery(
    progress.ask("GET /api/client/[id]/workout/volume", {
      params: { id: clientId },
      query: { from: mondayOf(dayHere(now)) },
    }),
  );
  if (query.isPending) return <Skeleton className="h-[280px]" />;
  if (query.isError)
    return (
      <LoadFailure title={weekVolumeTexts.loadFailed} onRetry={query.refetch} retrying={query.isFetching} />
    );
  const { groups, target } = query.data;
  return (
    <>
      <p className="text-muted-foreground text-sm">{weekVolumeTexts.note(target)}</p>
      <ul className="mt-2">
        {groups.map(({ muscleGroup, sets }) => (
          <li key={muscleGroup} className="border-b py-3 last:border-b-0">
            <p className="mb-2 flex items-baseline justify-between gap-3">
              <span className="font-label">{MUSCLE_GROUP_LABELS[muscleGroup]}</span>
              <span className="num text-muted-foreground text-sm tracking-normal">
                <b className="font-strong text-primary">{sets}</b> {weekVolumeTexts.ofTarget(target)}
              </span>
            </p>
            <Progress
              aria-label={weekVolumeTexts.progress(MUSCLE_GROUP_LABELS[muscleGroup], sets, target)}
              value={sets}
              max={target}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
