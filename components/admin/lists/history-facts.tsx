import type { TransformationHistory } from "@/lib/admin/console/schema";
import { priceOf } from "@/lib/admin/console/wording";
import { bodyOf, figuresText } from "@/lib/body/body";
import { girthFigure } from "@/lib/body/tape-figures";
import { isTooFar } from "@/lib/body/widths";
import { girthSiteWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatSignedTenth } from "@/lib/text/numbers";

type Made = TransformationHistory["transformations"][number];

/** A requested image: `error` says why there is none. */
export type HistoryEntry = Omit<Made, "imageUrl"> & { imageUrl: string | null; error: string | null };

/** All requested images, newest first. */
export function historyEntries({ transformations, failures }: TransformationHistory): HistoryEntry[] {
  return [
    ...transformations.map((made) => ({ ...made, error: null })),
    ...failures.map((failed) => ({ ...failed, imageUrl: null, girths: null })),
  ].sort((a, b) => b.generatedAt.localeCompare(a.generatedAt));
}

export const placeOf = ({ step, steps, side }: HistoryEntry): string =>
  `${step === steps ? "Goal" : `Step ${step} of ${steps}`}, ${side}`;

export function HistoryResult({ entry }: { entry: HistoryEntry }) {
  const { generatedDate, imageUrl } = entry;
  if (imageUrl === null) return <span className="text-destructive">Failed on {generatedDate}</span>;
  return <span className="text-success">✓ Image Generated</span>;
}

export function HistoryFacts({ entry }: { entry: HistoryEntry }) {
  const units = useUnits();
  const { engine, note, error, prompt, girths } = entry;
  return (
    <div className="mt-1 text-xs">
      <p>{placeOf(entry)}</p>
      <p className="num text-forecast">{figuresText(bodyOf(entry), units)}</p>
      {engine && (
        <p className="text-muted-foreground">
          {engine === "local" ? "Own engine" : "Replicate"}, {priceOf(entry)}
        </p>
      )}
      {error && <p className="text-pretty text-destructive">{error}</p>}
      {note && <p className="text-pretty text-muted-foreground">{note}</p>}
      {prompt && (
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center">Prompt</summary>
          <p className="text-pretty break-words text-muted-foreground">{prompt}</p>
        </details>
      )}
      {girths && (
        <table className="mt-1.5 w-full max-w-60 text-left text-2xs tabular-nums sm:text-xs [&_:is(td,th)]:py-0.5 [&_td]:text-right">
          <thead className="text-muted-foreground">
            <tr>
              <th className="font-normal">{units.heightUnit}</th>
              <td>Requested</td>
              <td>Result</td>
              <td>Difference</td>
            </tr>
          </thead>
          <tbody>
            {girths.map(({ site, askedCm, madeCm, error }) => (
              <tr key={site} className={isTooFar(error) ? "text-warning" : undefined}>
                <th className="font-normal">{girthSiteWords[site]}</th>
                <td>{girthFigure(askedCm, units)}</td>
                <td>{madeCm === null ? "hidden" : girthFigure(madeCm, units)}</td>
                <td>{madeCm === null ? "" : `${formatSignedTenth(error * 100)}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
