"use client";

import { useQuery } from "@tanstack/react-query";
import { tried } from "@/components/training/workouts/tried";
import { DialogCloseButton } from "@/components/ui/dialog";
import { RadioRows } from "@/components/ui/radio-rows";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { offerUndo } from "@/components/ui/undo";
import { weekdayAndDay } from "@/lib/text/calendar/wording";
import { useChangeWorkout, workoutQuery } from "@/lib/training/logbook/queries";
import type { CountedSession, LoggedWorkout } from "@/lib/training/logbook/schema";

const NONE = "none";

type CountsProps = { clientId: string; workout: LoggedWorkout; onClose: () => void };

/** Asks which planned session a workout counts for, or none. */
export function CountsSheet(props: CountsProps) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-xl">
            What does this workout count for?
          </SheetTitle>
          <DialogCloseButton className="-mt-1.5 -mr-2.5" />
        </div>
        <SheetDescription>Workout of {weekdayAndDay(props.workout.date)}.</SheetDescription>
        <Choices {...props} />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with the sheet, so that it asks for the sessions of now. */
function Choices({ clientId, workout, onClose }: CountsProps) {
  const { data, isPending, isError } = useQuery({ ...workoutQuery(clientId, workout.id), staleTime: 0 });
  const count = useCount(clientId, workout);
  if (isPending) return <Skeleton className="mt-4 h-40" />;
  if (isError)
    return <p className="mt-4">The sessions could not be loaded. Check your network and try again.</p>;
  const sessions = choicesOf(data.couldCountFor ?? [], data.countsFor);
  return (
    <RadioRows
      aria-label="Planned sessions"
      className="mt-4"
      value={data.countsFor?.id ?? NONE}
      onValueChange={async (id) => {
        if (await count(sessions.find((session) => session.id === id))) onClose();
      }}
      options={[
        ...sessions.map(({ id, name, date }) => ({ value: id, label: `${name}, ${weekdayAndDay(date)}` })),
        { value: NONE, label: "No session, an extra" },
      ]}
    />
  );
}

/** One of weeks ago that it counts for stays a choice. */
const choicesOf = (around: readonly CountedSession[], now: CountedSession | undefined) =>
  now && around.every(({ id }) => id !== now.id) ? [now, ...around] : around;

/** Saves the choice and offers to undo it; false after a failure, which it says. */
function useCount(clientId: string, { id: workoutId, countsFor, linkedBy = null }: LoggedWorkout) {
  const changing = useChangeWorkout();
  const write = (link: { plannedSessionId: string | null; linkedBy: typeof linkedBy }) =>
    tried("The workout was not changed", () =>
      changing.mutateAsync({
        params: { id: clientId, workoutId },
        headers: {},
        body: { link, timezoneOffset: new Date().getTimezoneOffset() },
      }),
    );
  return async (session: CountedSession | undefined) => {
    if (!(await write({ plannedSessionId: session?.id ?? null, linkedBy: "hand" }))) return false;
    offerUndo(
      session ? `Counts for ${session.name}, ${weekdayAndDay(session.date)}` : "Counts as an extra",
      () => write({ plannedSessionId: countsFor?.id ?? null, linkedBy }),
    );
    return true;
  };
}
