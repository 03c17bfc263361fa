import type { ReactNode } from "react";
import { BrandMark, BrandRule } from "@/components/accounts/brand/brand-mark";
import { AnswerCharts } from "@/components/check-ins/questions/answer-charts";
import { FORECAST_DISCLAIMER } from "@/components/clients/timeline/forecast-notes";
import { Logo } from "@/components/platform/frame/logo";
import { hasFace, shownWebAddress } from "@/lib/accounts/brand/card";
import type { Brand } from "@/lib/accounts/brand/schema";
import { EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import { clientPictures } from "@/lib/clients/pictures/pictures";
import type { Client } from "@/lib/clients/record/schema";
import { totalsOf } from "@/lib/clients/timeline/chart";
import { totalFigures } from "@/lib/clients/timeline/chart-words";
import type { Timeline } from "@/lib/clients/timeline/schema";
import { everyImageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { Report } from "@/lib/sharing/reports/schema";
import { dayText, fullDate, monthName } from "@/lib/text/calendar/wording";
import { counted } from "@/lib/text/numbers";
import { recordText } from "@/lib/training/workouts/wording";
import { ReportForecast } from "./report-forecast";
import { ReportMeasurements } from "./report-measurements";
import { ReportPictures } from "./report-pictures";
import { ReportHeading, ReportTable } from "./report-table";

type ProgressReportProps = {
  client: Client;
  /** Null for a client who gets no forecast, with the reason in `standstill`. */
  timeline: Timeline | null;
  standstill: string | null;
  report: Report;
  trainer: { name: string };
  brand: Brand;
  now: Date;
};

/** Page 1 is the forecast, page 2 the measurements and workouts. */
export function ProgressReport({
  client,
  timeline,
  standstill,
  report,
  trainer,
  brand,
  now,
}: ProgressReportProps) {
  const hasImage = clientPictures(client).target !== null;
  return (
    <article className="mx-auto grid max-w-[794px] gap-5 print:block print:max-w-none">
      <ReportPage page={1} {...{ trainer, brand, now }}>
        <h2 className="type-display mt-3.5 mb-3 break-words text-2xl">{client.name}'s Transformation</h2>
        <div className="grid gap-x-6 gap-y-4 @min-[600px]:grid-cols-[auto_minmax(0,1fr)]">
          <ReportPictures client={client} firstPhotos={report.firstPhotos} now={now} />
          <ReportFacts client={client} timeline={timeline} />
        </div>
        {timeline ? (
          <ReportForecast client={client} timeline={timeline} weighIns={report.weighIns.shown} now={now} />
        ) : (
          <p className="mt-4">{standstill}</p>
        )}
        <p className="mt-2.5 text-2xs">
          {hasImage && `${everyImageWords.disclaimer} `}
          {timeline && FORECAST_DISCLAIMER}
        </p>
      </ReportPage>
      <ReportPage page={2} {...{ trainer, brand, now }}>
        <ReportMeasurements weighIns={report.weighIns} tape={report.tape} now={now} />
        <AnswerCharts clientId={client.id} now={now} />
        <ReportTraining workouts={report.workouts} records={report.records} now={now} />
        <address className="mt-6 border-t pt-2.5 text-xs not-italic">
          <strong className="font-strong">{trainer.name}</strong>
          {brand.name && `, ${brand.name}`}
          <br />
          {contactOf(brand)}
        </address>
      </ReportPage>
    </article>
  );
}

/** Never the account's own address, which is for signing in. */
const contactOf = ({ phone, web, email }: Brand): string =>
  [phone, web && shownWebAddress(web), email].filter((part) => part !== null).join(" · ");

type ReportPageProps = Pick<ProgressReportProps, "trainer" | "brand" | "now"> & {
  page: number;
  children: ReactNode;
};

/** Always in light colours, as on paper. */
function ReportPage({ page, trainer, brand, now, children }: ReportPageProps) {
  return (
    <section className="paper @container rounded-image bg-white p-5 text-foreground text-label shadow-card sm:p-10 print:rounded-none print:p-0 print:shadow-none [&:not(:last-child)]:break-after-page">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-2xs">
        {hasFace(brand) ? (
          <span className="flex min-w-0 items-center gap-2.5">
            <BrandMark brand={brand} trainerName={trainer.name} className="text-sm [--mark:32px]" />
            <span className="min-w-0 break-words font-strong text-base">{brand.name ?? trainer.name}</span>
          </span>
        ) : (
          <Logo className="h-[22px] w-auto" />
        )}
        <span>
          Prepared by {trainer.name}, {fullDate(now)} · Page {page} of 2
        </span>
      </div>
      <BrandRule colour={brand.colour} className="mt-2.5" />
      {children}
    </section>
  );
}

function ReportFacts({ client, timeline }: Pick<ProgressReportProps, "client" | "timeline">) {
  const units = useUnits();
  const totals = timeline && totalsOf(timeline.today, timeline.timeline);
  const { workoutsPerWeek, experience, dietAdherence, gender } = client;
  const forecast = totals
    ? [
        ["Transformation Timeline", totals.months === 1 ? "1 Month" : `${totals.months} Months`],
        ...totalFigures(totals, units).map(({ label, value, unit }) => [
          label,
          unit === "%" ? `${value}%` : `${value} ${unit}`,
        ]),
      ]
    : [];
  const rows = [
    ...forecast,
    ["Workouts per week", String(workoutsPerWeek)],
    ["Experience", EXPERIENCE_LABELS[experience]],
    ["Diet adherence", `${Math.round(dietAdherence * 100)}%`],
    ["Gender", SEX_LABELS[gender]],
  ];
  return (
    <dl className="min-w-0">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-[33px] print:min-h-[26px] flex-wrap items-center justify-between gap-x-2 border-b text-xs"
        >
          <dt>{label}</dt>
          <dd className="text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ReportTrainingProps = Pick<Report, "workouts" | "records"> & { now: Date };

function ReportTraining({ workouts, records, now }: ReportTrainingProps) {
  const units = useUnits();
  if (workouts.count === 0)
    return (
      <>
        <ReportHeading>Workouts</ReportHeading>
        <p className="text-muted-foreground">No workouts logged yet.</p>
      </>
    );
  return (
    <div className="grid items-start gap-x-8 @min-[600px]:grid-cols-[2fr_3fr]">
      <div>
        <ReportHeading note={`${counted(workouts.count, "workout")} logged`}>Workouts</ReportHeading>
        <ReportTable
          label="Workouts"
          head={["Month", "Workouts", "Hard sets"]}
          rows={workouts.months.map(({ month, workouts: count, sets }) => ({
            key: month,
            cells: [monthName(month), count, sets],
          }))}
        />
      </div>
      <div>
        <ReportHeading>Records</ReportHeading>
        {records.length === 0 ? (
          <p className="text-muted-foreground text-xs">
            No records yet. The first workout of an exercise is the baseline.
          </p>
        ) : (
          <ReportTable
            label="Records"
            head={["Exercise", "First", "Best"]}
            rows={records.map(({ exerciseName, first, achievedDate, ...best }) => ({
              key: exerciseName,
              cells: [
                exerciseName,
                recordText(first, units),
                <>
                  <strong className="font-strong">{recordText(best, units)}</strong>
                  <br />
                  <span className="text-muted-foreground text-2xs">{dayText(achievedDate, now)}</span>
                </>,
              ],
            }))}
          />
        )}
      </div>
    </div>
  );
}
