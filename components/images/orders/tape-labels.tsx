import type { TapeChange, TapeSite } from "@/lib/body/tape-change";
import { tapeFigures } from "@/lib/body/tape-figures";
import { type Figure, FRAME_SHAPE, inFrame, type View, wholeView } from "@/lib/images/orders/framing";
import type { TapeLine } from "@/lib/images/orders/tape-lines";
import { girthSiteWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";

/** The top of each label and the end of its line, in percent of the picture's height. */
const PLACES: Record<TapeSite, { top: number; middle: number }> = {
  chest: { top: 3, middle: 10 },
  waist: { top: 26, middle: 33 },
  hip: { top: 49, middle: 56 },
};

type TapeLabelsProps = {
  changes: readonly TapeChange[];
  tapes: readonly TapeLine[];
  figure: Figure | null;
  view: View | null;
};

/** Beside the picture, each at the end of its line; below the picture on phones. */
export function TapeLabels({ changes, tapes, figure, view }: TapeLabelsProps) {
  const units = useUnits();
  const shape = figure?.shape ?? FRAME_SHAPE;
  const levelOf = (y: number) => inFrame([0, y], view ?? wholeView(shape), shape)[1] * 100;
  return (
    <div className="contents">
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-y-0 left-0 hidden h-full w-5 overflow-visible fill-none stroke-forecast @min-[18.75rem]:block"
      >
        {tapes.map(({ site, y }) => (
          <path
            key={site}
            d={`M0 ${levelOf(y)}H30L60 ${PLACES[site].middle}H100`}
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
                <span className="num block text-forecast text-lg/[1.5rem]">
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
