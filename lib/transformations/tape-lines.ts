import { TAPE_SITES, type TapeSite } from "@/lib/body/tape-change";

type Point = readonly [x: number, y: number];
type Person = {
  box: { left: number; top: number; width: number; height: number };
  outline: readonly (readonly Point[])[];
};

/** Where a tape lies on a picture, in fractions of its width and height. */
export type TapeLine = { site: TapeSite; y: number; left: number; right: number };

/** Levels below the top of a standing body, in shares of its height (medians of ANSUR II, men and women). */
const LEVELS: Record<TapeSite, number> = { chest: 0.28, waist: 0.395, hip: 0.495 };
/** No torso is wider than this share of the height; where an arm touches it the outline is. */
const WIDEST = 0.26;

/**
 * The tapes across a person who stands upright and is seen from head to feet; none where the outline does not show
 * their level.
 * @param shape height of the picture over its width
 */
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

/** The stretches of a level that lie within the outline, from left to right. */
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

/** A point of a picture as it stands in a frame of 9:16 that the picture covers. */
export function inFrame([x, y]: Point, shape: number): [x: number, y: number] {
  const ratio = shape / FRAME_SHAPE;
  return ratio > 1 ? [x, (y - 0.5) * ratio + 0.5] : [(x - 0.5) / ratio + 0.5, y];
}

/** Height over width of the frames that pictures stand in. */
export const FRAME_SHAPE = 16 / 9;
