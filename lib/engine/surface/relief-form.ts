import type { Sex } from "@/lib/body/ranges";
import { smoothStep } from "@/lib/engine/raster/curve";
import { fatFreeMassIndex, type SizedBody } from "./body-sections";

/*
 * What rises from the plain form of the body, and how far at which body fat and muscle. Nothing else holds these numbers.
 * Distances are fractions of the stature (0.001 is 1.75 mm on 1.75 m).
 *
 * Body fat levels: classes of the American Council on Exercise (athletes 6 to 13 % of men, 14 to 20 % of women; obesity
 * from 25 % and 32 %). Fat-free mass index: Schutz, Kyle and Pichard 2002 (5th percentile 16.7 and 13.8 kg/m2 of adults).
 * Where muscles lie: Gray's Anatomy. The distances themselves are ours: no survey gives them.
 */

/** Distance for one unit of each of a body's `Tissue`. */
type Distance = Partial<Tissue>;

export type Tissue = {
  /** Body fat beyond a lean body's, as a share of the weight. */
  fat: number;
  /** 0 where fat hides every muscle, 1 where it hides none. */
  definition: number;
  /** The same for the lines that cross the belly's muscle: they show last. */
  lines: number;
  /** Fat-free mass index beyond that of untrained people, kg/m2. */
  muscle: number;
};

const LEAN: Record<Sex, number> = { male: 12, female: 20 };
const DEFINED: Record<Sex, { from: number; lines: number; fully: number }> = {
  male: { from: 25, lines: 22, fully: 8 },
  female: { from: 32, lines: 29, fully: 15 },
};
const UNTRAINED: Record<Sex, number> = { male: 16.7, female: 13.8 };

export function tissueOf(body: SizedBody): Tissue {
  const { from, lines, fully } = DEFINED[body.sex];
  return {
    fat: Math.max(0, body.bodyFat - LEAN[body.sex]) / 100,
    definition: 1 - smoothStep(fully, from, body.bodyFat),
    lines: 1 - smoothStep(fully, lines, body.bodyFat),
    muscle: Math.max(0, fatFreeMassIndex(body) - UNTRAINED[body.sex]),
  };
}

export type Relief = {
  name: string;
  part: "torso" | "arm" | "leg";
  view: "front" | "back" | "both";
  /** Whether it shows through clothes that lie close. */
  broad?: boolean;
  /** From the middle of the part (0) to its edges (1), the same on both sides; the width is a Gaussian's. */
  across: { at: number; width: number };
  /** Torso and legs: heights, fractions of the stature; arms: 0 shoulder, 1 elbow. A Gaussian, or even between slopes. */
  along: { at: number; above: number; below: number } | { rise: [number, number]; fall: [number, number] };
  male: Distance;
  female: Distance;
};
