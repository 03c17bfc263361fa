"use client";

import { ImageOff } from "lucide-react";
import {
  type HistoryEntry,
  HistoryFacts,
  HistoryResult,
  placeOf,
} from "@/components/admin/lists/history-facts";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { cn } from "@/components/ui/cn";
import { PhotoFrame } from "@/components/ui/photo-frame";
import { priceOf, timeOf } from "@/lib/admin/console/wording";
import { bodyOf, figuresText } from "@/lib/body/body";
import { girthFigure } from "@/lib/body/tape-figures";
import { isTooFar } from "@/lib/body/widths";
import { girthSiteWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";
import { formatSignedTenth } from "@/lib/text/numbers";

type HistoryTableProps = { entries: readonly HistoryEntry[]; name: string };

/** For wide screens: the photo beside the chosen image, and a table of all images with their waist. */
export function HistoryTable({ entries, name }: HistoryTableProps) {
  const units = useUnits();
  const [chosen, setChosen] = useSearchParamState("image");
  const shown = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!shown) return null;
  const imageName = (entry: HistoryEntry) => `AI forecast of ${name}, ${entry.generatedDate}`;
  return (
    <div className="grid grid-cols-[minmax(0,16rem)_minmax(0,1fr)] items-start gap-6 2xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] 2xl:gap-8">
      <div className="sticky top-4">
        <div className="grid grid-cols-2 gap-2.5">
          {shown.photoUrl ? (
            <PhotoFrame
              kind="measured"
              src={shown.photoUrl}
              alt={`Photo of ${name} that the image was made from`}
            />
          ) : (
            <Missing>The photo was deleted</Missing>
          )}
          {shown.imageUrl === null ? (
            <Missing>No image was made</Missing>
          ) : (
            <PhotoFrame kind="forecast" src={shown.imageUrl} alt={imageName(shown)} />
          )}
        </div>
        <p className="mt-2 font-strong text-label">
          {shown.imageUrl === null
            ? `Failed on ${shown.generatedDate}`
            : `Generated on ${shown.generatedDate}`}
        </p>
        <HistoryFacts entry={shown} />
      </div>
      <table className="w-full text-right text-sm tabular-nums [&_:is(td,th)]:px-1.5 2xl:[&_:is(td,th)]:px-2 [&_:is(td,th)]:py-2 [&_:is(td,th)]:font-normal [&_tr>*:first-child]:text-left [&_tr]:border-b">
        <thead className="text-muted-foreground text-xs">
          <tr>
            <th>Image</th>
            <th className="text-left">When</th>
            <th>Body</th>
            <th className="text-left">Engine</th>
            <th>Cost</th>
            <th>
              {girthSiteWords.waist} requested, {units.heightUnit}
            </th>
            <th>Result</th>
            <th>Difference</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { id, generatedAt, generatedDate } = entry;
            const waist = entry.girths?.find(({ site }) => site === "waist");
            return (
              <tr key={id} className={cn(id === shown.id && "bg-muted")}>
                <th>
                  <button
                    type="button"
                    aria-pressed={id === shown.id}
                    onClick={() => setChosen(id)}
                    className="flex min-h-11 items-center gap-3 text-left font-label 2xl:whitespace-nowrap"
                  >
                    {entry.imageUrl === null ? (
                      <span className="grid h-11 w-8 place-items-center rounded-sm border text-muted-foreground">
                        <ImageOff aria-hidden className="size-4" />
                      </span>
                    ) : (
                      // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
                      <img
                        src={thumbnailUrl(entry.imageUrl)}
                        alt=""
                        loading="lazy"
                        className="h-11 w-8 rounded-sm object-cover"
                      />
                    )}
                    {placeOf(entry)}
                  </button>
                </th>
                <td className="text-left text-muted-foreground text-xs 2xl:whitespace-nowrap">
                  {entry.imageUrl !== null && `Generated on ${generatedDate}`}
                  <time dateTime={generatedAt} className="block">
                    {timeOf(generatedAt)}
                  </time>
                  <HistoryResult entry={entry} />
                </td>
                <td className="text-forecast 2xl:whitespace-nowrap">{figuresText(bodyOf(entry), units)}</td>
                <td className="text-left text-muted-foreground">
                  {entry.engine && (entry.engine === "local" ? "Own engine" : "Replicate")}
                </td>
                <td>{priceOf(entry)}</td>
                <td>{waist && girthFigure(waist.askedCm, units)}</td>
                <td>{waist && (waist.madeCm === null ? "hidden" : girthFigure(waist.madeCm, units))}</td>
                <td className={cn(waist && isTooFar(waist.error) && "text-warning")}>
                  {waist && waist.madeCm !== null && `${formatSignedTenth(waist.error * 100)}%`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Missing({ children }: { children: string }) {
  return (
    <p className="grid aspect-[9/16] place-items-center rounded-image border text-center text-muted-foreground text-xs">
      {children}
    </p>
  );
}
