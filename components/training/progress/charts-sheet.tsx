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
import { counted } from "@/lib/text/numbers";
import type * as Contract from "@/lib/training/progress/contract";
import type { WeekVolume as Volume } from "@/lib/training/progress/schema";
import { personalRecordsQuery } from "@/lib/training/workouts/queries";
import { ExerciseProgress } from "./exercise-progress";

const progress = api<typeof Contract>();

type ChartsSheetProps = {
  clientId: string;
  /** The initial exercise; default: the first one. */
  exerciseName: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const VIEWS = [
  { value: "exercise", label: "Exercise" },
  { value: "week", label: "This week" },
] as const;

/** Progress of one exercise, and this week's sets by muscle group. */
export function ChartsSheet({ clientId, exerciseName, open, onOpenChange }: ChartsSheetProps) {
  const [view, setView] = useState<"exercise" | "week">("exercise");
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="lg:max-w-[680px]">
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">Charts</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <Segmented
          aria-label="View"
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
    return (
      <LoadFailure
        title="The exercises could not be loaded."
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  const names = query.data.map(({ exerciseName }) => exerciseName);
  const name = chosen ?? names[0];
  if (name === undefined)
    return <p className="py-6 text-muted-foreground">Charts appear with the first saved workout.</p>;
  return (
    <>
      <Picker
        label="Exercise"
        searchIcon
        value={name}
        options={[...new Set([name, ...names])].map((value) => ({ value, label: value }))}
        onValueChange={setChosen}
      />
      <ExerciseProgress key={name} clientId={clientId} exerciseName={name} />
    </>
  );
}

/** This week's hard sets by muscle group, beside those of the client's own plan. */
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
      <LoadFailure
        title="The week could not be loaded."
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  const { groups } = query.data;
  const isPlanned = groups.some(({ planned }) => planned > 0);
  return (
    <>
      <p className="text-muted-foreground text-sm">
        Hard sets since Monday{isPlanned ? ", of those in this week's plan" : ""}. A set that works a group
        only secondarily counts half.
      </p>
      <ul className="mt-2">
        {groups.map((group) => (
          <GroupOfWeek key={group.muscleGroup} {...group} isPlanned={isPlanned} />
        ))}
      </ul>
    </>
  );
}

type GroupOfWeekProps = Volume["groups"][number] & { isPlanned: boolean };

function GroupOfWeek({ muscleGroup, sets, planned, isPlanned }: GroupOfWeekProps) {
  const alone = isPlanned ? "sets, none planned" : "sets";
  const rest = planned > 0 ? `of ${counted(planned, "set")}` : alone;
  const label = MUSCLE_GROUP_LABELS[muscleGroup];
  return (
    <li className="border-b py-3 last:border-b-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-label">{label}</span>
        <span className="num text-muted-foreground text-sm tracking-normal">
          <b className="font-strong text-primary">{sets}</b> {rest}
        </span>
      </p>
      {planned > 0 && (
        <Progress aria-label={`${label}, ${sets} ${rest}`} value={sets} max={planned} className="mt-2" />
      )}
    </li>
  );
}
