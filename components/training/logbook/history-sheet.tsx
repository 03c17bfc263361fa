"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronLeft, Plus, RotateCw, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { setSearchParams } from "@/components/platform/frame/search-params";
import { WorkoutSummary } from "@/components/training/summary/workout-summary";
import type { Trained } from "@/components/training/workouts/use-aim";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { binQuery, logbookQuery } from "@/lib/training/logbook/queries";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { Bin } from "./bin";
import { CountsSheet } from "./counts-sheet";
import { useDeletion } from "./use-deletion";
import { useRepeat } from "./use-repeat";
import { WorkoutForm } from "./workout-form";
import { WorkoutItem } from "./workout-item";

type HistoryProps = {
  client: Trained & { name: string };
  /** A past workout was copied into drafts of this group. */
  onRepeated: (group: MuscleGroup) => void;
};
type HistorySheetProps = HistoryProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** Past workouts, newest first: edit, repeat or delete. */
export function HistorySheet({ open, onOpenChange, client, onRepeated }: HistorySheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      {/* The minimum height keeps the toast with Undo off the close button. */}
      <SheetContent aria-describedby={undefined} className="min-h-[50dvh] lg:min-h-0 lg:max-w-[560px]">
        <History
          client={client}
          onRepeated={(group) => {
            onOpenChange(false);
            onRepeated(group);
          }}
        />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with the sheet, so that it opens with the list. */
function History({ client, onRepeated }: HistoryProps) {
  const [edited, setEdited] = useState<LoggedWorkout | "new" | null>(null);
  const [summed, setSummed] = useState<LoggedWorkout | null>(null);
  // The address holds the open workout, for reloads and shared links.
  const shown = summed?.id ?? null;
  useEffect(() => {
    setSearchParams({ workout: shown });
    return () => setSearchParams({ workout: null });
  }, [shown]);
  const [isBinShown, showBin] = useState(false);
  const showList = () => {
    showBin(false);
    setEdited(null);
    setSummed(null);
  };
  if (summed)
    return (
      <>
        <SubViewTitle onBack={showList}>Workout summary</SubViewTitle>
        <WorkoutSummary client={client} workoutId={summed.id} />
      </>
    );
  if (isBinShown)
    return (
      <>
        <SubViewTitle onBack={showList}>Deleted workouts</SubViewTitle>
        <Bin clientId={client.id} />
      </>
    );
  if (edited === null)
    return (
      <>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">History</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <WorkoutList
          client={client}
          onEdit={setEdited}
          onSum={setSummed}
          onRepeated={onRepeated}
          onBin={() => showBin(true)}
        />
      </>
    );
  return (
    <>
      <SubViewTitle onBack={showList}>
        {edited === "new" ? "Log a past workout" : "Edit workout"}
      </SubViewTitle>
      <WorkoutForm clientId={client.id} workout={edited === "new" ? null : edited} onDone={showList} />
    </>
  );
}

function SubViewTitle({ onBack, children }: { onBack: () => void; children: string }) {
  return (
    <div className="flex items-center gap-1">
      <Button variant="ghost" size="icon" aria-label="Back to History" className="-ml-2.5" onClick={onBack}>
        <ChevronLeft aria-hidden />
      </Button>
      <SheetTitle className="type-display text-xl">{children}</SheetTitle>
    </div>
  );
}

type WorkoutListProps = HistoryProps & {
  onEdit: (workout: LoggedWorkout | "new") => void;
  onSum: (workout: LoggedWorkout) => void;
  onBin: () => void;
};

function WorkoutList({ client, onEdit, onSum, onRepeated, onBin }: WorkoutListProps) {
  const query = useInfiniteQuery(logbookQuery(client.id));
  const { remove } = useDeletion(client.id);
  const repeat = useRepeat(client);
  const [counted, setCounted] = useState<LoggedWorkout | null>(null);
  if (query.isPending) return <Skeleton className="my-4 h-24" />;
  const workouts = query.data?.pages.flat() ?? [];
  return (
    <>
      <Button variant="outline" size="sm" className="mt-2 self-start" onClick={() => onEdit("new")}>
        <Plus aria-hidden />
        Log a past workout
      </Button>
      {workouts.length === 0 && !query.isError && (
        <p className="py-6 text-muted-foreground">No workouts yet.</p>
      )}
      <ul className="mt-1">
        {workouts.map((workout) => (
          <WorkoutItem
            key={workout.id}
            workout={workout}
            onSum={() => onSum(workout)}
            onEdit={() => onEdit(workout)}
            onCount={() => setCounted(workout)}
            onRepeat={() =>
              repeat(workout).then(() => onRepeated(workout.exercises[0]?.muscleGroup ?? workout.muscleGroup))
            }
            onDelete={() => remove(workout)}
          />
        ))}
      </ul>
      {query.isError && (
        <Button variant="ghost" pending={query.isFetching} onClick={() => query.refetch()}>
          <RotateCw aria-hidden />
          Try loading again
        </Button>
      )}
      {counted && <CountsSheet clientId={client.id} workout={counted} onClose={() => setCounted(null)} />}
      {query.hasNextPage && !query.isError && (
        <Button variant="ghost" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show more
        </Button>
      )}
      <BinButton clientId={client.id} onPress={onBin} />
    </>
  );
}

function BinButton({ clientId, onPress }: { clientId: string; onPress: () => void }) {
  const { data: deleted = [] } = useQuery(binQuery(clientId));
  if (deleted.length === 0) return null;
  return (
    <Button variant="ghost" size="sm" className="mt-2 self-start text-muted-foreground" onClick={onPress}>
      <Trash2 aria-hidden />
      Deleted workouts ({deleted.length})
    </Button>
  );
}
