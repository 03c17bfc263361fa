import { formatTenth } from "@/lib/body/figures";
import { weightChange, weightFigure } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import { fullDate } from "@/lib/calendar/wording";
import { onClockOf } from "@/lib/calendar/zone";
import type { Report } from "@/lib/reports/schema";
import { spread } from "@/lib/reports/spread";
import { ReportHeading, ReportTable } from "./report-table";
import { measurementTexts } from "./texts";

const ROWS = 10;

/** The weigh-ins from the first to the newest, in as many rows as the page has room for. */
export function ReportMeasurements({ weighIns, now }: { weighIns: Report["weighIns"]; now: Date }) {
  const units = useUnits();
  const shown = spread(weighIns.shown, ROWS, ({ takenAt }) => Date.parse(takenAt));
  const [first] = shown;
  if (!first)
    return (
      <>
        <ReportHeading>{measurementTexts.title}</ReportHeading>
        <p className="text-muted-foreground">{measurementTexts.none}</p>
      </>
    );
  return (
    <>
      <ReportHeading note={measurementTexts.shown(shown.length, weighIns.count)}>
        {measurementTexts.title}
      </ReportHeading>
      <ReportTable
        label={measurementTexts.title}
        head={[
          measurementTexts.day,
          measurementTexts.weight(units.weightUnit),
          measurementTexts.bodyFat,
          measurementTexts.change(units.weightUnit),
        ]}
        rows={shown.map(({ id, takenAt, weight, bodyFat }) => ({
          key: id,
          cells: [
            fullDate(onClockOf(now, takenAt)),
            weightFigure(weight, units),
            bodyFat === null ? measurementTexts.unknown : formatTenth(bodyFat),
            id === first.id ? measurementTexts.unknown : weightChange(first.weight, weight, units),
          ] as const,
        }))}
      />
    </>
  );
}
