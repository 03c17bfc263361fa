"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import { BODY_FAT_METHOD_LABELS } from "@/lib/body/body-fat-method";
import { weightChange, weightFigure } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { fullDate } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import { useWeighInRemoval } from "./use-weigh-in-removal";

const DETAILS = {
  noBodyFat: "No body fat",
  bodyFat: (percent: string) => `${percent}% body fat`,
  tapeBodyFat: (percent: string) => `${percent}% body fat, estimated from tape`,
};

const BASELINE_DETAILS = {
  noBodyFat: "Baseline, no body fat",
  bodyFat: (percent: string) => `Baseline, ${percent}% body fat`,
  tapeBodyFat: (percent: string) => `Baseline, ${percent}% body fat, estimated from tape`,
};

const SHORT_LIST = 5;

const WeighInSheet = later(() => import("./weigh-in-sheet").then((module) => module.WeighInSheet), {
  opens: ({ isOpen }) => isOpen,
});

type WeighInListProps = { client: Client; measurements: readonly Measurement[]; now: Date };

/** Newest first, each with its change since the first. The only entry cannot be removed. */
export function WeighInList({ client, measurements, now }: WeighInListProps) {
  const units = useUnits();
  const calendar = useCalendar();
  const [isWhole, setWhole] = useState(false);
  const { remove, isRemoving } = useWeighInRemoval(client);
  const [edited, setEdited] = useState<Measurement>();
  const [isEditing, setEditing] = useState(false);
  const baseline = measurements.at(-1);
  if (!baseline) return null;
  const edit = (entry: Measurement) => {
    setEdited(entry);
    setEditing(true);
  };
  const shown = isWhole ? measurements : measurements.slice(0, SHORT_LIST);
  return (
    <section className="@container mt-6.5">
      <h3 id="weigh-ins" className="font-strong text-lg">
        Weigh-ins
      </h3>
      <ul aria-labelledby="weigh-ins" className="mt-1">
        {shown.map((entry) => (
          <li
            key={entry.id}
            className="grid min-h-16 grid-cols-[1fr_auto_3.25rem_auto] items-center gap-x-3 border-b @max-3xs:grid-cols-[1fr_auto_auto] @max-3xs:gap-x-1 @max-3xs:pb-1.5"
          >
            <button
              type="button"
              aria-label={`Edit the weigh-in of ${fullDate(calendar(entry.takenAt))}`}
              aria-describedby={`${entry.id}-detail`}
              onClick={() => edit(entry)}
              className="-ml-2 self-stretch rounded-image px-2 py-1.5 text-left hover:bg-accent/50 @max-3xs:col-span-full"
            >
              <span className="flex items-center gap-1.5 font-strong">
                {fullDate(calendar(entry.takenAt))}
                <Pencil aria-hidden className="size-3.5 text-muted-foreground" />
              </span>
              <span id={`${entry.id}-detail`} className="block text-muted-foreground text-xs">
                {detailOf(entry, entry === baseline)}
              </span>
            </button>
            <p className="num text-[1.1875rem]">
              {weightFigure(entry.weight, units)}
              <small className="ml-0.5">{units.weightUnit}</small>
            </p>
            <p className="text-right text-muted-foreground text-sm">
              {weightChange(baseline.weight, entry.weight, units)}
            </p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove the weigh-in of ${fullDate(calendar(entry.takenAt))}`}
              disabled={isRemoving || measurements.length < 2}
              onClick={() => remove(entry)}
              className="-mr-2.5 text-muted-foreground"
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {measurements.length > SHORT_LIST && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${measurements.length}`}
        </Button>
      )}
      <WeighInSheet
        key={edited?.id}
        client={client}
        entry={edited}
        last={edited && measurements[measurements.findIndex(({ id }) => id === edited.id) + 1]}
        now={now}
        isOpen={isEditing}
        onOpenChange={setEditing}
      />
    </section>
  );
}

function detailOf({ bodyFat, bodyFatMethod, tapeBodyFat }: Measurement, isBaseline: boolean): string {
  const details = isBaseline ? BASELINE_DETAILS : DETAILS;
  if (bodyFat !== null) {
    const method = bodyFatMethod === null ? "" : ` (${BODY_FAT_METHOD_LABELS[bodyFatMethod]})`;
    return details.bodyFat(formatTenth(bodyFat)) + method;
  }
  return tapeBodyFat === null ? details.noBodyFat : details.tapeBodyFat(formatTenth(tapeBodyFat));
}
