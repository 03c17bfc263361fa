"use client";

import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import type { Trained } from "@/components/training/workouts/use-aim";
import { Skeleton } from "@/components/ui/skeleton";
import { useCardBrand } from "@/lib/accounts/brand/queries";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText, weekdayAndDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { counted, grouped } from "@/lib/text/numbers";
import type { SetFigures } from "@/lib/training/catalogue/measure";
import { workoutQuery } from "@/lib/training/logbook/queries";
import type { SummedWorkout } from "@/lib/training/logbook/schema";
import { totalsOf } from "@/lib/training/logbook/totals";
import { distanceText, durationText, recordText, targetText } from "@/lib/training/workouts/wording";
import type { SummaryCard } from "./draw-summary";
import { ShareSummary } from "./share-summary";
import { useNextTargets } from "./use-next-targets";
import { WorkoutNote } from "./workout-note";

type WorkoutSummaryProps = { client: Trained & { name: string }; workoutId: string };

export function WorkoutSummary({ client, workoutId }: WorkoutSummaryProps) {
  const units = useUnits();
  const brand = useCardBrand(useTrainer()?.name);
  const query = useQuery(workoutQuery(client.id, workoutId));
  if (query.isPending)
    return (
      <div role="status" aria-label="Loading the summary" className="grid gap-4 py-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    );
  if (!query.data)
    return (
      <LoadFailure
        title="The summary could not be loaded."
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  return (
    <>
      <p className="text-muted-foreground text-sm">{aboutText(query.data)}</p>
      <Figures workout={query.data} />
      <AgainstLast workout={query.data} />
      <Records records={query.data.records} />
      <NextTargets client={client} workout={query.data} />
      <WorkoutNote key={workoutId} client={client} workoutId={workoutId} note={query.data.note ?? ""} />
      <ShareSummary
        card={{ ...cardOf(query.data, client, units), brand: brand ?? null }}
        fileName={`${firstName(client.name)}_${query.data.date}.jpg`}
      />
    </>
  );
}

function aboutText({ exercises, date }: SummedWorkout): string {
  const groups = [...new Set(exercises.map(({ muscleGroup }) => muscleGroup))];
  const words = groups.map((group) => MUSCLE_GROUP_LABELS[group].toLowerCase()).join(", ");
  return `${words.charAt(0).toUpperCase() + words.slice(1)}, ${weekdayAndDay(date)}`;
}

/** Volume, sets and time; without volume, the time held or the distance. */
function figuresOf(workout: SummedWorkout, units: UnitSystem) {
  const { sets, volumeLbs, minutes, seconds, meters } = totalsOf(workout);
  return [
    volumeLbs > 0 || (seconds === 0 && meters === 0)
      ? { value: grouped(units.weightOf(volumeLbs), 0), label: `${units.weightUnit} lifted` }
      : meters > 0
        ? { value: distanceText(meters, units), label: "covered" }
        : { value: durationText(seconds), label: "held" },
    { value: grouped(sets), label: sets === 1 ? "set" : "sets" },
    // The duration of a workout that was saved in one go is unknown.
    minutes === null
      ? {
          value: grouped(workout.exercises.length),
          label: workout.exercises.length === 1 ? "exercise" : "exercises",
        }
      : { value: grouped(minutes), label: "min" },
  ];
}

/** The content of the shared picture. */
function cardOf(
  workout: SummedWorkout,
  client: { name: string },
  units: UnitSystem,
): Omit<SummaryCard, "brand"> {
  const { records } = workout;
  const now = new Date();
  return {
    title: `Good work, ${firstName(client.name)}`,
    about: aboutText(workout),
    figures: figuresOf(workout, units),
    recordsTitle: records.length > 0 ? counted(records.length, "record") : null,
    records: records.map((record) => ({
      name: record.exerciseName,
      figure: bestText(record, units),
      beats: `Beats ${bestText(record.beats, units)} from ${dayText(record.beats.date, now)}`,
    })),
  };
}

const bestText = ({ weight, reps, ...effort }: SetFigures, units: UnitSystem): string =>
  recordText({ bestWeight: weight, bestReps: reps, ...effort }, units);

function Figures({ workout }: { workout: SummedWorkout }) {
  const units = useUnits();
  return (
    <dl className="mt-4 grid grid-cols-[auto_auto_auto] divide-x border-y py-3">
      {figuresOf(workout, units).map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse px-4 first:pl-0">
          <dt className="text-muted-foreground text-sm">{label}</dt>
          <dd className="num font-strong text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * For example `860 lb more than on Friday, Nov 13, in the same time.` Empty without an earlier workout of the
 * same kind.
 */
function AgainstLast({ workout }: { workout: SummedWorkout }) {
  const units = useUnits();
  const { lastSame } = workout;
  const { volumeLbs, minutes } = totalsOf(workout);
  if (!lastSame || volumeLbs === 0 || lastSame.volumeLbs === 0) return null;
  const more = Math.round(units.weightOf(volumeLbs)) - Math.round(units.weightOf(lastSame.volumeLbs));
  const load = `${grouped(Math.abs(more))} ${units.weightUnit}`;
  const volume = more === 0 ? "As much as on" : more > 0 ? `${load} more than on` : `${load} less than on`;
  const time = minutes === null || lastSame.minutes === null ? null : timeText(minutes - lastSame.minutes);
  return (
    <p className="mt-3 text-muted-foreground text-sm">
      {volume} {weekdayAndDay(lastSame.date)}
      {time === null ? "" : `, ${time}`}.
    </p>
  );
}

function timeText(longer: number): string {
  if (longer === 0) return "in the same time";
  return longer > 0 ? `in ${longer} min more` : `${-longer} min faster`;
}

function Records({ records }: Pick<SummedWorkout, "records">) {
  const units = useUnits();
  const now = new Date();
  if (records.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="font-strong text-lg">{counted(records.length, "record")}</h3>
      <ul>
        {records.map(({ exerciseName, beats, ...record }) => (
          <li key={exerciseName} className="flex items-center gap-3 border-b py-3 last:border-b-0">
            <span className="grid size-10 shrink-0 place-items-center rounded-icon bg-primary/15 text-primary">
              <Trophy aria-hidden className="size-5" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words font-label">{exerciseName}</p>
              <p className="text-muted-foreground text-xs">
                Beats {bestText(beats, units)} from {dayText(beats.date, now)}
              </p>
            </div>
            <b className="num shrink-0 font-strong text-lg text-primary tracking-normal">
              {bestText(record, units)}
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
      <h3 className="font-strong text-lg">Next targets</h3>
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
