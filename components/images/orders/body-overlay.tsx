import { smooth } from "@/components/images/photos/check-outline";
import { type Figure, inFrame, type View, wholeView } from "@/lib/images/orders/framing";
import type { TapeLine } from "@/lib/images/orders/tape-lines";

type BodyOverlayProps = {
  /** Of the source photo. */
  figure: Pick<Figure, "shape" | "outline">;
  /** What the frame shows of the picture. */
  view?: View | null;
  hasOutline?: boolean;
  tapes?: readonly TapeLine[];
};

const NO_TAPES: [] = [];

/** The outline is thin, so that the new edge is seen beside it. */
export function BodyOverlay({ figure, view, hasOutline = true, tapes = NO_TAPES }: BodyOverlayProps) {
  const { shape, outline } = figure;
  const at = (point: readonly [number, number]) => inFrame(point, view ?? wholeView(shape), shape);
  const contour = hasOutline && outline.map((points) => smooth(points.map(at))).join("");
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 z-1 size-full overflow-visible [&_path]:fill-none"
    >
      {contour && (
        <g data-outline="solid">
          <path d={contour} {...line} stroke="rgb(11 8 7 / 0.55)" strokeWidth={3} />
          <path d={contour} {...line} stroke="var(--on-photo-measured)" strokeWidth={1.5} />
        </g>
      )}
      {tapes.map(({ site, y, left, right }) => {
        const [from, level] = at([left, y]).map(rounded);
        const [to] = at([right, y]).map(rounded);
        const tape = `M${from} ${level}H${to}`;
        const ends = `M${from} ${Number(level) - 0.009}v.018M${to} ${Number(level) - 0.009}v.018`;
        return (
          <g key={site} data-tape={site}>
            <path d={`${tape}${ends}`} {...line} stroke="rgb(4 26 36 / 0.7)" strokeWidth={4.5} />
            <path
              d={tape}
              {...line}
              stroke="var(--on-photo-forecast)"
              strokeWidth={2}
              strokeDasharray="5 3.5"
            />
            <path d={ends} {...line} stroke="var(--on-photo-forecast)" strokeWidth={2} />
            <path
              d={`M${to} ${level}H1`}
              {...line}
              stroke="var(--on-photo-forecast)"
              strokeWidth={1.25}
              strokeDasharray="5 3.5"
            />
          </g>
        );
      })}
    </svg>
  );
}

const line = { vectorEffect: "non-scaling-stroke", strokeLinejoin: "round", strokeLinecap: "round" } as const;

const rounded = (share: number): string => share.toFixed(4);
