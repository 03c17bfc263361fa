import { TAPE_SITES, type TapeSite } from "@/lib/body/tape-change";

type Point = readonly [x: number, y: number];
type Person = {
  box: { left: number; top: number; width: number; height: number };
  outline: readonly (readonly Point[])[];
};

/** A measuring tape on a picture, in fractions of its width and height. */
export type TapeLine = { site: TapeSite; y: number; left: number; right: number };

/** Heights below the top of a standing body, as shares of its height (medians of ANSUR II, men and women). */
const LEVELS: Record<TapeSite, number> = { chest: 0.28, waist: 0.395, hip: 0.495 };
/** Maximum width of a torso as a share of the height, because the outline includes arms that touch it. */
const WIDEST = 0.26;

/** @param shape height of the picture over its width */
export function tapeLines({ box, outline }: Person, shape: number): TapeLine[] {
  const middle = box.left + box.width / 2;
  const widest = WIDEST * box.height * shape;
  return TAPE_SITES.flatMap((site) => {
    const y = box.top + LEVELS[site] * box.height;
    const [run] = runsAt(outline, y).filter(([left, right]) => left <= middle && middle <= right);
    if (!run) return [];
    const [left, right] = run;
    return [
      { site, y, left: Math.max(left, middle - widest / 2), right: Math.min(right, middle + widest / 2) },
    ];
  });
}

function runsAt(outline: Person["outline"], y: number): [number, number][] {
  const crossings = outline
    .flatMap((line) => line.map((from, index) => [from, line[(index + 1) % line.length] ?? from] as const))
    .filter(([[, from], [, to]]) => from <= y !== to <= y)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    .sort((a, b) => a - b);
  return crossings.flatMap((left, index): [number, number][] => {
    const right = crossings[index + 1];
    return index % 2 === 0 && right !== undefined ? [[left, right]] : [];
  });
}

/** Maps a point of a picture to the 9:16 frame that the picture covers. */
export function inFrame([x, y]: Point, shape: number): [x: number, y: number] {
  const ratio = shape / FRAME_SHAPE;
  return ratio > 1 ? [x, (y - 0.5) * ratio + 0.5] : [(x - 0.5) / ratio + 0.5, y];
}

export const FRAME_SHAPE = 16 / 9;
