import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import { grouped } from "@/lib/text/numbers";
import type { ProgressDay } from "@/lib/training/progress/schema";
import { setText } from "@/lib/training/workouts/wording";
import { progressTableTexts, progressTexts } from "./texts";

const SHOWN = 60;

/** The chart's data as a table, newest first. */
export function ProgressTable({
  exerciseName,
  days,
}: {
  exerciseName: string;
  days: readonly ProgressDay[];
}) {
  const units = useUnits();
  const now = new Date();
  const shown = days.toReversed().slice(0, SHOWN);
  return (
    <div className="mt-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{progressTableTexts.caption(exerciseName)}</caption>
        <thead className="text-left text-muted-foreground text-xs">
          <tr className="border-b">
            <th scope="col" className="py-1.5 font-label">
              {progressTableTexts.day}
            </th>
            <th scope="col" className="py-1.5 text-right font-label">
              {progressTexts.best}
            </th>
            <th scope="col" className="py-1.5 text-right font-label">
              {progressTexts.estimate}
            </th>
            <th scope="col" className="py-1.5 text-right font-label">
              {progressTexts.volume}
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
        <p className="py-2 text-muted-foreground text-xs">{progressTableTexts.newest(SHOWN, days.length)}</p>
      )}
    </div>
  );
}
