import { NOW_IS_TREND } from "@/components/clients/timeline/forecast-notes";
import { ForecastPlot } from "@/components/clients/timeline/forecast-plot";
import { targetOf } from "@/lib/body/body";
import { leanMass } from "@/lib/body/composition";
import type { Client } from "@/lib/clients/record/schema";
import { monthLabel } from "@/lib/clients/timeline/chart";
import { goalSentence } from "@/lib/clients/timeline/goal-date";
import { pictureNote } from "@/lib/clients/timeline/picture-note";
import type { Timeline } from "@/lib/clients/timeline/schema";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { spread } from "@/lib/sharing/reports/spread";
import { formatTenth } from "@/lib/text/numbers";
import { ReportHeading, ReportTable } from "./report-table";

/** More rows do not fit on the page. */
const MONTHS = 6;

type ReportForecastProps = {
  client: Client;
  timeline: Timeline;
  weighIns: readonly Measurement[];
  now: Date;
};

export function ReportForecast({ client, timeline, weighIns, now }: ReportForecastProps) {
  const units = useUnits();
  const { weightOf } = units;
  const rows = timeline.timeline;
  const shown = spread(rows, MONTHS, ({ month }) => month);
  const { today } = timeline;
  const weight = weightOf(today.weight);
  const note = client.photoUrl || client.backPhotoUrl ? pictureNote(timeline, targetOf(client), units) : null;
  const isDrawn = rows.length > 0 || weighIns.length > 1;
  return (
    <>
      <ReportHeading>Body Fat Progression</ReportHeading>
      {isDrawn && (
        <ForecastPlot
          onPaper
          measure="bodyFat"
          today={today}
          target={client.targetBodyFat}
          plan={null}
          className="h-[190px] print:h-[110px]"
          {...{ rows, weighIns, now }}
        />
      )}
      <p className="mt-1.5 text-xs">
        {timeline.statusSentence} {goalSentence(timeline.goal, now)}
        {note && ` ${note}`}
      </p>
      {rows.length > 0 && (
        <>
          <ReportHeading
            {...(shown.length < rows.length && {
              note: `${shown.length} of ${rows.length} months, including the first and the last.`,
            })}
          >
            Monthly Breakdown
          </ReportHeading>
          <ReportTable
            label="Monthly Breakdown"
            head={[
              "Month",
              "Body Fat %",
              "Likely range",
              `Lean Mass, ${units.weightUnit}`,
              `Total Weight, ${units.weightUnit}`,
            ]}
            rows={[
              {
                key: monthLabel(0),
                cells: [
                  monthLabel(0),
                  formatTenth(today.bodyFat),
                  "–",
                  formatTenth(leanMass(weight, today.bodyFat)),
                  formatTenth(weight),
                ],
              },
              ...shown.map(({ month, bodyFatPercent, low, high, leanMassLbs, weightLbs }) => ({
                key: monthLabel(month),
                cells: [
                  monthLabel(month),
                  formatTenth(bodyFatPercent),
                  `${formatTenth(low.bodyFatPercent)} to ${formatTenth(high.bodyFatPercent)}`,
                  formatTenth(weightOf(leanMassLbs)),
                  formatTenth(weightOf(weightLbs)),
                ] as const,
              })),
            ]}
          />
          {timeline.followed !== null && <p className="mt-1.5 text-2xs">{NOW_IS_TREND}</p>}
        </>
      )}
    </>
  );
}
