import { shownGirth, TAPED_SITE_LABELS } from "@/lib/body/tape-girths";
import { weightChange, weightFigure } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { Report } from "@/lib/sharing/reports/schema";
import { spread } from "@/lib/sharing/reports/spread";
import { fullDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import { counted, formatChange, formatTenth } from "@/lib/text/numbers";
import { ReportHeading, ReportTable } from "./report-table";

const ROWS = 10;

type ReportMeasurementsProps = Pick<Report, "weighIns" | "tape"> & { now: Date };

/** Shows as many weigh-ins as the page holds, from the first to the newest. */
export function ReportMeasurements({ weighIns, tape, now }: ReportMeasurementsProps) {
  if (tape.length === 0) return <WeighIns weighIns={weighIns} now={now} />;
  return (
    <div className="grid items-start gap-x-8 @min-[600px]:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <WeighIns weighIns={weighIns} now={now} />
      </div>
      <div className="min-w-0">
        <Tape tape={tape} now={now} />
      </div>
    </div>
  );
}

function Tape({ tape, now }: Pick<ReportMeasurementsProps, "tape" | "now">) {
  const units = useUnits();
  const days = tape.flatMap(({ first, newest }) => [first.takenAt, newest.takenAt]).toSorted();
  const [from, to] = [days[0] ?? "", days.at(-1) ?? ""].map((day) => fullDate(onClockOf(now, day)));
  return (
    <>
      <ReportHeading note={from === to ? from : `${from ?? ""} to ${to ?? ""}`}>Tape measure</ReportHeading>
      <ReportTable
        label="Tape measure"
        head={["Body part", `Newest, ${units.heightUnit}`, `Change, ${units.heightUnit}`]}
        rows={tape.map(({ site, first, newest }) => ({
          key: site,
          cells: [
            TAPED_SITE_LABELS[site],
            formatTenth(shownGirth(newest.mm, units)),
            first.takenAt === newest.takenAt
              ? "–"
              : formatChange(shownGirth(first.mm, units), shownGirth(newest.mm, units)),
          ] as const,
        }))}
      />
    </>
  );
}

function WeighIns({ weighIns, now }: Pick<ReportMeasurementsProps, "weighIns" | "now">) {
  const units = useUnits();
  const shown = spread(weighIns.shown, ROWS, ({ takenAt }) => Date.parse(takenAt));
  const [first] = shown;
  if (!first)
    return (
      <>
        <ReportHeading>Measurements</ReportHeading>
        <p className="text-muted-foreground">No weigh-ins yet.</p>
      </>
    );
  return (
    <>
      <ReportHeading
        note={
          shown.length < weighIns.count
            ? `${shown.length} of ${counted(weighIns.count, "weigh-in")}, spread over the period`
            : counted(weighIns.count, "weigh-in")
        }
      >
        Measurements
      </ReportHeading>
      <ReportTable
        label="Measurements"
        head={["Day", `Weight, ${units.weightUnit}`, "Body fat, %", `Since the start, ${units.weightUnit}`]}
        rows={shown.map(({ id, takenAt, weight, bodyFat }) => ({
          key: id,
          cells: [
            fullDate(onClockOf(now, takenAt)),
            weightFigure(weight, units),
            bodyFat === null ? "–" : formatTenth(bodyFat),
            id === first.id ? "–" : weightChange(first.weight, weight, units),
          ] as const,
        }))}
      />
    </>
  );
}
