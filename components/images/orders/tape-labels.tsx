import type { TapeChange, TapeSite } from "@/lib/body/tape-change";
import { tapeFigures } from "@/lib/body/tape-figures";
import { inFrame, type TapeLine } from "@/lib/images/orders/tape-lines";
import { girthSiteWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";

/** The top of each label and the end of its line, in percent of the picture's height. */
const PLACES: Record<TapeSite, { top: number; middle: number }> = {
  chest: { top: 13, middle: 20 },
  waist: { top: 38, middle: 45 },
  hip: { top: 63, middle: 70 },
};

type TapeLabelsProps = { changes: readonly TapeChange[]; tapes: readonly TapeLine[]; shape: number };

/** Beside the picture, each at the end of its line; below the picture on phones. */
export function TapeLabels({ changes, tapes, shape }: TapeLabelsProps) {
  const units = useUnits();
  return (
    <div className="relative mt-2 @min-[18.75rem]:mt-0">
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-y-0 left-0 hidden h-full w-5 overflow-visible fill-none stroke-forecast @min-[18.75rem]:block"
      >
        {tapes.map(({ site, y }) => (
          <path
            key={site}
            d={`M0 ${inFrame([0, y], shape)[1] * 100}H30L60 ${PLACES[site].middle}H100`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <dl className="grid grid-cols-3 gap-2 @min-[18.75rem]:block">
        {changes.map((change) => {
          const { change: text, unit, near, far } = tapeFigures(change, units);
          return (
            <div
              key={change.site}
              className="right-0 left-6.5 @min-[18.75rem]:absolute"
              style={{ top: `${PLACES[change.site].top}%` }}
            >
              <dt className="text-muted-foreground text-xs">{girthSiteWords[change.site]}</dt>
              <dd>
                <span className="num block text-forecast text-lg/6">
                  {text} <small className="ml-0!">{unit}</small>
                </span>
                <span className="block whitespace-pre-line text-2xs text-muted-foreground">
                  {`likely\n${near} to ${far}`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
