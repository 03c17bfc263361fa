import { type ReactNode, useId } from "react";
import { cn } from "./cn";

export type TapeTicks = {
  /** Value distances between ticks. */
  tickEvery: number;
  mediumEvery?: number | undefined;
  labelEvery: number;
  pxPerTick: number;
  format: (value: number) => string;
};

type TapeStripProps = {
  ticks: TapeTicks;
  min: number;
  max: number;
  /** The value below the needle; between two ticks during a drag. */
  shown: number;
  dragging: boolean;
  tone: "measured" | "forecast";
  mark?: { value: number; label: string } | undefined;
};

/** Labels render this far to each side of the needle: half of the widest column, minus the faded edges. */
const halfWindowPx = 320;
const isMultiple = (value: number, of: number) => Math.abs(value / of - Math.round(value / of)) < 1e-6;

/** One repeated tick pattern that slides below a fixed needle. x = 0 is the needle. */
export function TapeStrip({ ticks, min, max, shown, dragging, tone, mark }: TapeStripProps) {
  const pattern = useId();
  const pxPerUnit = ticks.pxPerTick / ticks.tickEvery;
  const tile = ticks.labelEvery * pxPerUnit;
  return (
    <svg aria-hidden className="absolute top-0 left-1/2 h-[58px] w-px overflow-visible" viewBox="0 0 1 58">
      <defs>
        <pattern id={pattern} patternUnits="userSpaceOnUse" x={-tile / 2} width={tile} height={26}>
          <TileTicks ticks={ticks} tile={tile} />
        </pattern>
      </defs>
      <g
        className={dragging ? undefined : "transition-transform duration-quick ease-out"}
        style={{ transform: `translateX(${-shown * pxPerUnit}px)` }}
      >
        <rect
          x={min * pxPerUnit - 1}
          width={(max - min) * pxPerUnit + 2}
          height={26}
          fill={`url(#${pattern})`}
        />
        <TapeLabels ticks={ticks} min={min} max={max} shown={shown} mark={mark} />
        {mark && (
          <g className="fill-primary stroke-primary">
            <path d={`M${mark.value * pxPerUnit} 0v26`} strokeWidth={3} strokeLinecap="round" />
            <text
              x={mark.value * pxPerUnit}
              y={44}
              textAnchor="middle"
              className="stroke-0 font-button text-xs"
            >
              {Math.abs(mark.value - shown) > ticks.labelEvery / 4 ? mark.label : ""}
            </text>
          </g>
        )}
      </g>
      <Needle tone={tone} />
    </svg>
  );
}

/** One pattern tile with the labelled tick in the middle, so that no line is cut in two. */
function TileTicks({ ticks, tile }: { ticks: TapeTicks; tile: number }) {
  const count = Math.round(ticks.labelEvery / ticks.tickEvery);
  const strokes = Array.from({ length: count }, (_, i) => i - Math.floor(count / 2))
    .filter((offset) => offset !== 0)
    .map((offset) => {
      const x = tile / 2 + offset * ticks.pxPerTick;
      const medium =
        ticks.mediumEvery !== undefined && isMultiple(offset * ticks.tickEvery, ticks.mediumEvery);
      return `M${x === 0 ? 0.6 : x} 0v${medium ? 17 : 10}`;
    });
  return (
    <>
      <path d={strokes.join("")} className="stroke-muted-foreground" strokeWidth={1.25} />
      <path d={`M${tile / 2} 0v24`} className="stroke-foreground" strokeWidth={2} />
    </>
  );
}

function TapeLabels({
  ticks,
  min,
  max,
  shown,
  mark,
}: Pick<TapeStripProps, "ticks" | "min" | "max" | "shown" | "mark">) {
  const pxPerUnit = ticks.pxPerTick / ticks.tickEvery;
  const reach = halfWindowPx / pxPerUnit;
  const first = Math.ceil(Math.max(min, shown - reach) / ticks.labelEvery - 1e-9);
  const last = Math.floor(Math.min(max, shown + reach) / ticks.labelEvery + 1e-9);
  const labels: ReactNode[] = [];
  for (let i = first; i <= last; i += 1) {
    const value = i * ticks.labelEvery;
    const hidden = mark && Math.abs(value - mark.value) * pxPerUnit < 26;
    labels.push(
      <text
        key={i}
        x={value * pxPerUnit}
        y={44}
        textAnchor="middle"
        className={cn(
          "fill-muted-foreground font-label text-xs",
          (hidden || Math.abs(value - shown) * pxPerUnit < 14) && "opacity-0",
        )}
      >
        {ticks.format(value)}
      </text>,
    );
  }
  return labels;
}

function Needle({ tone }: { tone: "measured" | "forecast" }) {
  return (
    <g className={tone === "forecast" ? "fill-forecast stroke-forecast" : "fill-primary stroke-primary"}>
      <path d="M0 1.75v32.25" strokeWidth={3.5} strokeLinecap="round" />
      <path d="M0 46l-7 11h14z" className="stroke-0" />
    </g>
  );
}
