import { useUnits } from "@/lib/platform/browser/use-units";
import type { Report } from "@/lib/sharing/reports/schema";
import { dayText, monthName } from "@/lib/text/calendar/wording";
import { recordText } from "@/lib/training/workouts/wording";
import { ReportHeading, ReportTable } from "./report-table";
import { trainingTexts } from "./texts";

type ReportTrainingProps = Pick<Report, "workouts" | "records"> & { now: Date };

export function ReportTraining({ workouts, records, now }: ReportTrainingProps) {
  const units = useUnits();
  if (workouts.count === 0)
    return (
      <>
        <ReportHeading>{trainingTexts.title}</ReportHeading>
        <p className="text-muted-foreground">{trainingTexts.none}</p>
      </>
    );
  return (
    <div className="grid items-start gap-x-8 @min-[600px]:grid-cols-[2fr_3fr]">
      <div>
        <ReportHeading note={trainingTexts.total(workouts.count)}>{trainingTexts.title}</ReportHeading>
        <ReportTable
          label={trainingTexts.title}
          head={[trainingTexts.month, trainingTexts.workouts, trainingTexts.sets]}
          rows={workouts.months.map(({ month, workouts: count, sets }) => ({
            key: month,
            cells: [monthName(month), count, sets],
          }))}
        />
      </div>
      <div>
        <ReportHeading>{trainingTexts.records}</ReportHeading>
        {records.length === 0 ? (
          <p className="text-muted-foreground text-xs">{trainingTexts.noRecords}</p>
        ) : (
          <ReportTable
            label={trainingTexts.records}
            head={[trainingTexts.exercise, trainingTexts.first, trainingTexts.best]}
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
