import type { TransformationHistory } from "@/lib/admin/schema";
import { priceOf } from "@/lib/admin/wording";
import { figuresText } from "@/lib/body/body";
import { formatSignedTenth } from "@/lib/body/figures";
import { girthFigure } from "@/lib/body/tape-texts";
import { isTooFar } from "@/lib/body/widths";
import { useUnits } from "@/lib/browser/use-units";
import { girthSiteTexts } from "@/lib/transformations/texts";
import { clientHistoryTexts } from "./texts";

export type HistoryEntry = TransformationHistory["transformations"][number];

/** What was asked of the engine for one image, what it cost, and what was measured on it. */
export function HistoryFacts({ entry }: { entry: HistoryEntry }) {
  const units = useUnits();
  const { side, step, steps, weight, bodyFat, engine, note, prompt, girths } = entry;
  return (
    <div className="mt-1 text-xs">
      <p>{clientHistoryTexts.place(step, steps, side)}</p>
      <p className="num text-forecast">{figuresText({ weightLbs: weight, bodyFat }, units)}</p>
      {engine && <p className="text-muted-foreground">{clientHistoryTexts.made(engine, priceOf(entry))}</p>}
      {note && <p className="text-pretty text-muted-foreground">{note}</p>}
      {prompt && (
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center">{clientHistoryTexts.prompt}</summary>
          <p className="text-pretty break-words text-muted-foreground">{prompt}</p>
        </details>
      )}
      {girths && (
        <table className="mt-1.5 w-full max-w-60 text-left text-2xs tabular-nums sm:text-xs [&_:is(td,th)]:py-0.5 [&_td]:text-right">
          <thead className="text-muted-foreground">
            <tr>
              <th className="font-normal">{units.heightUnit}</th>
              <td>{clientHistoryTexts.asked}</td>
              <td>{clientHistoryTexts.drawn}</td>
              <td>{clientHistoryTexts.off}</td>
            </tr>
          </thead>
          <tbody>
            {girths.map(({ site, askedCm, madeCm, error }) => (
              <tr key={site} className={isTooFar(error) ? "text-warning" : undefined}>
                <th className="font-normal">{girthSiteTexts[site]}</th>
                <td>{girthFigure(askedCm, units)}</td>
                <td>{madeCm === null ? clientHistoryTexts.hidden : girthFigure(madeCm, units)}</td>
                <td>{madeCm === null ? "" : clientHistoryTexts.percent(formatSignedTenth(error * 100))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
