"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import { historyQuery, useDeleteWorkout } from "@/lib/workouts/queries";
import type { LoggedWorkout } from "@/lib/workouts/schema";
import { dayText, setText } from "@/lib/workouts/wording";

type HistorySheetProps = { clientId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Every workout of the client, newest first. One that was logged by mistake can be taken back. */
export function HistorySheet({ clientId, open, onOpenChange }: HistorySheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="lg:max-w-[560px]">
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">History</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <History clientId={clientId} />
      </SheetContent>
    </Sheet>
  );
}

function History({ clientId }: { clientId: string }) {
  const query = useInfiniteQuery(historyQuery(clientId));
  const [doomed, setDoomed] = useState<LoggedWorkout | null>(null);
  if (query.isPending) return <Skeleton className="my-4 h-24" />;
  const workouts = query.data?.pages.flat() ?? [];
  return (
    <>
      {workouts.length === 0 && !query.isError && (
        <p className="py-6 text-muted-foreground">No workouts yet.</p>
      )}
      <ul>
        {workouts.map((workout) => (
          <WorkoutItem key={workout.id} workout={workout} onDelete={() => setDoomed(workout)} />
        ))}
      </ul>
      {query.isError && (
        <Button variant="ghost" onClick={() => query.refetch()}>
          <RotateCw aria-hidden />
          Try loading again
        </Button>
      )}
      {query.hasNextPage && !query.isError && (
        <Button variant="ghost" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show more
        </Button>
      )}
      <DeleteWorkoutDialog clientId={clientId} workout={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function WorkoutItem({ workout, onDelete }: { workout: LoggedWorkout; onDelete: () => void }) {
  const day = dayText(workout.date, new Date());
  return (
    <li className="flex items-start gap-2 border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-muted-foreground text-xs">
          {day}, {MUSCLE_GROUP_LABELS[workout.muscleGroup]}
        </p>
        {workout.exercises.map(({ exerciseName, notes, setsData }) => (
          <div key={exerciseName} className="mt-1">
            <p className="break-words font-label">{exerciseName}</p>
            <p className="num text-muted-foreground text-sm tracking-normal">
              {setsData.map(setText).join(", ")}
            </p>
            {notes && <p className="break-words text-muted-foreground text-xs">{notes}</p>}
          </div>
        ))}
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="text-muted-foreground"
        aria-label={`Delete workout of ${day}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-[18px]" />
      </Button>
    </li>
  );
}

type DeleteWorkoutDialogProps = { clientId: string; workout: LoggedWorkout | null; onClose: () => void };

function DeleteWorkoutDialog({ clientId, workout, onClose }: DeleteWorkoutDialogProps) {
  const { mutateAsync } = useDeleteWorkout(clientId);
  const remove = async () => {
    if (!workout) return;
    try {
      await mutateAsync(workout.id);
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Error",
        description: "Failed to delete workout. Please try again.",
      });
      throw error;
    }
    toast({ title: "Workout deleted" });
  };
  const names = workout?.exercises.map((exercise) => exercise.exerciseName).join(", ");
  return (
    <ConfirmDialog
      open={workout !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete workout"
      description={`${names}. Records are worked out anew without it. This action cannot be undone.`}
      confirmLabel="Delete workout"
      onConfirm={remove}
    />
  );
}
