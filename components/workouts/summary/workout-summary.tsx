"use client";

import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { LoadFailure } from "@/components/layout/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/browser/use-units";
import { weekdayAndDay } from "@/lib/calendar/wording";
import { workoutQuery } from "@/lib/logbook/queries";
import type { SummedWorkout } from "@/lib/logbook/schema";
import { totalsOf } from "@/lib/logbook/totals";
import { dayText, recordText, targetText } from "@/lib/workouts/wording";
import type { Trained } from "../use-aim";
import { summaryTexts } from "./texts";
import { useNextTargets } from "./use-next-targets";

type WorkoutSummaryProps = { client: Trained; workoutId: string };

/** What a workout came to, the records in it, and what follows from it. */
export function WorkoutSummary({ client, workoutId }: WorkoutSummaryProps) {
  const query = useQuery(workoutQuery(client.id, workoutId));
  if (query.isPending)
    return (
      <div role="status" aria-label={summaryTexts.loading} className="grid gap-4 py-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    );
  if (!query.data)
    return (
      <LoadFailure title={summaryTexts.loadFailed} onRetry={query.refetch} retrying={query.isFetching} />
    );
  return (
    <>
      <p className="text-muted-foreground text-sm">{aboutText(query.data)}</p>
      <Figures workout={query.data} />
      <Records records={query.data.records} />
      <NextTargets client={client} workout={query.data} />
    </>
  );
}

function aboutText({ exercises, date }: SummedWorkout): string {
  const groups = [...new Set(exercises.map(({ muscleGroup }) => muscleGroup))];
  const words = groups.map((group) => MUSCLE_GROUP_LABELS[group].toLowerCase()).join(", ");
  return summaryTexts.about(words.charAt(0).toUpperCase() + words.slice(1), weekdayAndDay(date));
}

function Figures({ workout }: { workout: SummedWorkout }) {
  const units = useUnits();
  const { sets, volumeLbs, minutes } = totalsOf(workout);
  const figures = [
    { value: Math.round(units.weightOf(volumeLbs)), label: summaryTexts.lifted(units.weightUnit) },
    { value: sets, label: summaryTexts.sets(sets) },
    // Nobody knows how long a workout took that was saved at once.
    minutes === null
      ? { value: workout.exercises.length, label: summaryTexts.exercises(workout.exercises.length) }
      : { value: minutes, label: summaryTexts.minutes },
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_auto_auto] divide-x border-y py-3">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse px-4 first:pl-0">
          <dt className="text-muted-foreground text-sm">{label}</dt>
          <dd className="num font-strong text-3xl">{value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Records({ records }: Pick<SummedWorkout, "records">) {
  const units = useUnits();
  const now = new Date();
  if (records.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="font-strong text-lg">{summaryTexts.records(records.length)}</h3>
      <ul>
        {records.map(({ exerciseName, weight, reps, beats }) => (
          <li key={exerciseName} className="flex items-center gap-3 border-b py-3 last:border-b-0">
            <span className="grid size-10 shrink-0 place-items-center rounded-icon bg-primary/15 text-primary">
              <Trophy aria-hidden className="size-5" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words font-label">{exerciseName}</p>
              <p className="text-muted-foreground text-xs">
                {summaryTexts.beats(
                  recordText({ bestWeight: beats.weight, bestReps: beats.reps }, units),
                  dayText(beats.date, now),
                )}
              </p>
            </div>
            <b className="num shrink-0 font-strong text-lg text-primary tracking-normal">
              {recordText({ bestWeight: weight, bestReps: reps }, units)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextTargets({ client, workout }: { client: Trained; workout: SummedWorkout }) {
  const units = useUnits();
  const targets = useNextTargets(client, workout);
  if (targets.length === 0) return null;
  return (
    <section className="mt-6 mb-4">
      <h3 className="font-strong text-lg">{summaryTexts.targets}</h3>
      <ul className="forecast-slices mt-2.5 divide-y divide-forecast/30 rounded-card px-4">
        {targets.map(({ exerciseName, target }) => (
          <li key={exerciseName} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 break-words font-label text-sm">{exerciseName}</span>
              <b className="num font-strong text-forecast tracking-normal">{targetText(target, units)}</b>
            </p>
            <p className="text-muted-foreground text-xs">{target.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
