import { ForecastPlot } from "@/components/timeline/forecast-plot";
import { breakdownTexts, timelineTexts } from "@/components/timeline/texts";
import { targetOf } from "@/lib/body/body";
import { leanMass } from "@/lib/body/composition";
import { useUnits } from "@/lib/browser/use-units";
import type { Client } from "@/lib/clients/schema";
import type { Measurement } from "@/lib/measurements/schema";
import { spread } from "@/lib/reports/spread";
import { formatTenth } from "@/lib/text/numbers";
import { pictureNote } from "@/lib/timeline/answer";
import { monthLabel } from "@/lib/timeline/chart";
import type { Timeline } from "@/lib/timeline/schema";
import { ReportHeading, ReportTable } from "./report-table";
import { reportTexts } from "./texts";

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
  const weight = weightOf(client.weight);
  const note = client.photoUrl || client.backPhotoUrl ? pictureNote(timeline, targetOf(client), units) : null;
  const isDrawn = rows.length > 0 || weighIns.length > 1;
  return (
    <>
      <ReportHeading>{timelineTexts.chart}</ReportHeading>
      {isDrawn && (
        <ForecastPlot
          onPaper
          measure="bodyFat"
          today={client}
          target={client.targetBodyFat}
          plan={null}
          className="h-[190px] print:h-[150px]"
          {...{ rows, weighIns, now }}
        />
      )}
      <p className="mt-1.5 text-xs">
        {timeline.statusSentence}
        {note && ` ${note}`}
      </p>
      {rows.length > 0 && (
        <>
          <ReportHeading
            {...(shown.length < rows.length && { note: reportTexts.everyMonth(shown.length, rows.length) })}
          >
            {breakdownTexts.title}
          </ReportHeading>
          <ReportTable
            label={breakdownTexts.title}
            head={[
              breakdownTexts.month,
              breakdownTexts.bodyFat,
              reportTexts.range,
              `${breakdownTexts.leanMass}, ${units.weightUnit}`,
              `${breakdownTexts.weight}, ${units.weightUnit}`,
            ]}
            rows={[
              {
                key: monthLabel(0),
                cells: [
                  monthLabel(0),
                  formatTenth(client.bodyFat),
                  reportTexts.noRange,
                  formatTenth(leanMass(weight, client.bodyFat)),
                  formatTenth(weight),
                ],
              },
              ...shown.map(({ month, bodyFatPercent, low, high, leanMassLbs, weightLbs }) => ({
                key: monthLabel(month),
                cells: [
                  monthLabel(month),
                  formatTenth(bodyFatPercent),
                  reportTexts.rangeOf(formatTenth(low.bodyFatPercent), formatTenth(high.bodyFatPercent)),
                  formatTenth(weightOf(leanMassLbs)),
                  formatTenth(weightOf(weightLbs)),
                ] as const,
              })),
            ]}
          />
        </>
      )}
    </>
  );
}
