import { inFrame, type TapeLine } from "@/lib/images/orders/tape-lines";
import type { PhotoCheck } from "@/lib/images/photos/schema";

type BodyOverlayProps = {
  /** In fractions of the photo; null draws no outline. */
  outline: NonNullable<PhotoCheck["person"]>["outline"] | null;
  tapes: readonly TapeLine[];
  /** The photo's height divided by its width. */
  shape: number;
};

export function BodyOverlay({ outline, tapes, shape }: BodyOverlayProps) {
  const contour = outline
    ?.map((line) => `M${line.map((point) => inFrame(point, shape).map(rounded).join(" ")).join("L")}Z`)
    .join("");
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 z-1 size-full [&_path]:fill-none"
    >
      {contour && (
        <g data-outline="solid">
          <path d={contour} {...line} stroke="rgb(11 8 7 / 0.6)" strokeWidth={5.5} />
          <path d={contour} {...line} stroke="var(--on-photo-measured)" strokeWidth={2.75} />
        </g>
      )}
      {tapes.map(({ site, y, left, right }) => {
        const [from, level] = inFrame([left, y], shape).map(rounded);
        const [to] = inFrame([right, y], shape).map(rounded);
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
