"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { RestoreRow } from "@/components/training/workouts/restore-row";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { BIN_DAYS } from "@/lib/text/calendar/bin";
import { dayText } from "@/lib/text/calendar/wording";
import { binQuery } from "@/lib/training/logbook/queries";
import { dayTextHere, setsText } from "@/lib/training/workouts/wording";
import { useDeletion } from "./use-deletion";

/** Deleted workouts, the latest deletion first. */
export function Bin({ clientId }: { clientId: string }) {
  const query = useQuery(binQuery(clientId));
  const { restore, restoring } = useDeletion(clientId);
  if (query.isPending) return <Skeleton className="my-4 h-24" />;
  const deleted = query.data ?? [];
  return (
    <>
      <p className="mt-1 text-muted-foreground text-sm">
        {deleted.length === 0
          ? "Nothing is deleted."
          : `Each stays here for ${BIN_DAYS} days. Restoring brings back its records.`}
      </p>
      <ul>
        {deleted.map(({ id, date, exerciseNames, sets, deletedAt, purgeAt }) => {
          const day = dayText(date, new Date());
          return (
            <RestoreRow
              key={id}
              label={`Restore the workout of ${day}`}
              pending={restoring === id}
              onRestore={() => restore(id)}
            >
              <p className="font-label">
                {day}, {setsText(sets)}
              </p>
              <p className="break-words text-sm">{exerciseNames.join(", ")}</p>
              <p className="text-muted-foreground text-xs">
                Deleted {dayTextHere(deletedAt)}, for good on {dayTextHere(purgeAt)}
              </p>
            </RestoreRow>
          );
        })}
      </ul>
      {query.isError && (
        <Button variant="ghost" pending={query.isFetching} onClick={() => query.refetch()}>
          <RotateCw aria-hidden />
          Try loading again
        </Button>
      )}
    </>
  );
}
