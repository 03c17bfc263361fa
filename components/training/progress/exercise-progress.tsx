"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { DatedChart } from "@/components/ui/chart/dated-chart";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { useUnits } from "@/lib/platform/browser/use-units";
import { api } from "@/lib/platform/http/api";
import { dayText } from "@/lib/text/calendar/wording";
import { grouped } from "@/lib/text/numbers";
import type * as Contract from "@/lib/training/progress/contract";
import {
  type Measure,
  measured,
  measuresOf,
  measureText,
  onScale,
  progressSentence,
} from "@/lib/training/progress/measures";
import type { ProgressDay } from "@/lib/training/progress/schema";
import { workoutKey } from "@/lib/training/workouts/queries";
import { durationText, setText } from "@/lib/training/workouts/wording";

const LABELS: Record<Measure, string> = {
  best: "Best set",
  estimate: "Est. 1RM",
  volume: "Volume",
  time: "Time",
  distance: "Distance",
};
const NOTES: Record<Measure, (unitName: string) => string> = {
  best: (unitName: string) => `The heaviest working set of each day, in ${unitName}.`,
  estimate: (unitName: string) =>
    `Estimated one-rep max in ${unitName} (Epley and Brzycki), from working sets of up to 12 reps. Accurate to about 5% up to 5 reps, 10% beyond.`,
  volume: (unitName: string) =>
    `${unitName.charAt(0).toUpperCase()}${unitName.slice(1)} times reps of a day, without warm-ups.`,
  time: () => "The longest set of each day.",
  distance: () => "The farthest set of each day.",
};

const progress = api<typeof Contract>();

/** Under the key of workouts, so that a save fetches it again. */
const progressQuery = (id: string, name: string) =>
  queryOptions({
    queryKey: [...workoutKey(id), "progress", name],
    queryFn: () => progress.tell("GET /api/client/[id]/exercise/[name]/progress", { params: { id, name } }),
  });

type ExerciseProgressProps = { clientId: string; exerciseName: string };

export function ExerciseProgress({ clientId, exerciseName }: ExerciseProgressProps) {
  const query = useQuery(progressQuery(clientId, exerciseName));
  const units = useUnits();
  const [chosen, setChosen] = useState<Measure>("best");
  if (query.isPending) return <Skeleton className="mt-3.5 h-[320px]" />;
  if (query.isError)
    return (
      <LoadFailure
        title="The chart could not be loaded."
        onRetry={query.refetch}
        retrying={query.isFetching}
        className="mt-3.5"
      />
    );
  const { days } = query.data;
  const measures = measuresOf(days);
  const measure = measures.includes(chosen) ? chosen : (measures[0] ?? "best");
  const points = measured(days, measure);
  const valueAt = new Map(points.map(({ day, value }) => [day, value]));
  return (
    <>
      {measures.length > 1 && (
        <Segmented
          aria-label="Measure"
          options={measures.map((value) => ({ value, label: LABELS[value] }))}
          value={measure}
          onValueChange={setChosen}
          className="mt-3.5"
        />
      )}
      <p className="mt-2 text-muted-foreground text-xs">{NOTES[measure](units.weightName)}</p>
      {points.length === 0 ? (
        <p className="grid h-[220px] place-items-center text-center text-muted-foreground">
          No chart yet: no weight was logged.
        </p>
      ) : (
        <div className="mt-2 h-[220px] shrink-0 lg:h-[280px]">
          <DatedChart
            label={progressSentence(points, exerciseName, measure, units)}
            points={points.map(({ day, value }) => ({ at: day, value: onScale(value, measure, units) }))}
            tickText={measure === "time" ? durationText : grouped}
            dayText={(day) => dayText(new Date(day).toISOString(), new Date())}
            valueText={({ at }) => measureText(valueAt.get(at) ?? 0, measure, units)}
          />
        </div>
      )}
      <ProgressTable exerciseName={exerciseName} days={days} />
    </>
  );
}

const SHOWN = 60;

/** The chart's data as a table, newest first. */
function ProgressTable({ exerciseName, days }: { exerciseName: string; days: readonly ProgressDay[] }) {
  const units = useUnits();
  const now = new Date();
  const shown = days.toReversed().slice(0, SHOWN);
  return (
    <div className="mt-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{exerciseName} by day, newest first</caption>
        <thead className="text-left text-muted-foreground text-xs">
          <tr className="border-b">
            <th scope="col" className="py-1.5 font-label">
              Day
            </th>
            <th scope="col" className="py-1.5 text-right font-label">
              Best set
            </th>
            <th scope="col" className="py-1.5 text-right font-label">
              Est. 1RM
            </th>
            <th scope="col" className="py-1.5 text-right font-label">
              Volume
            </th>
          </tr>
        </thead>
        <tbody className="num tracking-normal">
          {shown.map(({ date, best, estimate, volume }) => (
            <tr key={date} className="border-b last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal text-muted-foreground">
                {dayText(date, now)}
              </th>
              <td className="py-2 text-right">{best ? setText(best, units) : "–"}</td>
              <td className="py-2 text-right">
                {estimate ? Math.round(units.weightOf(estimate.weight)) : "–"}
              </td>
              <td className="py-2 text-right">{volume > 0 ? grouped(units.weightOf(volume), 0) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {days.length > SHOWN && (
        <p className="py-2 text-muted-foreground text-xs">
          The newest {SHOWN} of {days.length} days.
        </p>
      )}
    </div>
  );
}
