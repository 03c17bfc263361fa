"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/layout/load-failure";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import { mondayOf } from "@/lib/calendar/days";
import { dayHere } from "@/lib/calendar/local-date";
import { weekVolumeQuery } from "@/lib/progress/queries";
import { weekVolumeTexts } from "./texts";

/** This week's hard sets by muscle group, against what the plan wants. */
export function WeekVolume({ clientId }: { clientId: string }) {
  const now = new Date();
  const query = useQuery(weekVolumeQuery(clientId, mondayOf(dayHere(now))));
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
