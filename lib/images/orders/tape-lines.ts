import { TAPE_SITES, type TapeSite } from "@/lib/body/tape-change";
import type { Figure } from "./framing";

/** A measuring tape on a picture, in fractions of its width and height. */
export type TapeLine = { site: TapeSite; y: number; left: number; right: number };

/** Heights below the top of a standing body, as shares of its height (medians of ANSUR II, men and women). */
const LEVELS: Record<TapeSite, number> = { chest: 0.28, waist: 0.395, hip: 0.495 };
/** Maximum width of a torso as a share of the height, because the outline includes arms that touch it. */
const WIDEST = 0.26;

export function tapeLines({ shape, box, outline }: Figure): TapeLine[] {
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

function runsAt(outline: Figure["outline"], y: number): [number, number][] {
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
