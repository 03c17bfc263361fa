import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import { torsoAt } from "@/lib/engine/outline/torso-outline";
import { smoothStep } from "@/lib/engine/raster/curve";
import { smoothPlane } from "@/lib/engine/raster/plane-smoothing";
import { newPlane, type Plane, read } from "@/lib/engine/raster/raster";
import { middle, widthOf } from "@/lib/engine/raster/row-spans";
import type { SizedBody } from "@/lib/engine/surface/body-sections";
import type { BodyChange } from "@/lib/engine/surface/relief";
import { heightOf } from "@/lib/engine/template/body-template";

const { f32, u8 } = read;

/** Fraction of the stature per unit of hanging fat lost: .18 to .28 on four rendered people; more lifts a hem off its place. */
const RISE_PER_FAT = 0.17;

/** Percent of body fat from which a belly hangs, where "fit" ends for the American Council on Exercise; leaner ones do not rise. */
const HANGS_FROM: Record<SizedBody["sex"], number> = { male: 18, female: 25 };

/** Fat that hangs, as a share of the weight. */
const hangingFat = ({ sex, bodyFat }: SizedBody): number => Math.max(0, bodyFat - HANGS_FROM[sex]) / 100;

/** Heights between which the rise fades in below the ribs and out above the crotch; fractions of the stature. */
const SETS_IN = { from: 0.335, to: 0.435 } as const;
const ENDS = { from: 0.48, to: 0.545 } as const;

/** Largest rise as a share of the distance to the picture's lower edge, because the photo ends there. */
const NEAR_EDGE = 0.8;

/** Smoothing radius of the rise, as a fraction of the stature. */
const SMOOTHING = 0.008;

/** Vertical offset in pixels of the grid: the front of a leaner belly rises. Null if there is no rise. */
export function bellyRise(outline: BodyOutline, { before, after, view }: BodyChange): Plane | null {
  const lost = hangingFat(before) - hangingFat(after);
  if (lost === 0 || view === "back") return null;
  const { mask, torso, arms, pose } = outline;
  const rise = newPlane(mask.width, mask.height);
  for (let row = torso.firstRow; row <= torso.lastRow; row++) {
    const y = heightOf(pose, row);
    const share = smoothStep(SETS_IN.from, SETS_IN.to, y) * (1 - smoothStep(ENDS.from, ENDS.to, y));
    if (share === 0) continue;
    const middleRises = Math.min(
      RISE_PER_FAT * lost * pose.stature * share,
      NEAR_EDGE * (mask.height - 1 - row),
    );
    const span = torsoAt(torso, row);
    const covers = arms.flatMap(({ spans }) => spans[row] ?? []);
    const first = Math.max(0, Math.ceil(span.start));
    for (let x = first; x < Math.min(mask.width, span.end); x++) {
      if (covers.some(({ start, end }) => x >= start - 1 && x <= end)) continue;
      const across = (x + 0.5 - middle(span)) / (widthOf(span) / 2);
      rise.data[row * mask.width + x] = middleRises * Math.max(0, 1 - across ** 4);
    }
  }
  const even = smoothPlane(rise, pose.stature * SMOOTHING, pose.stature * SMOOTHING);
  for (let i = 0; i < even.data.length; i++)
    if (u8(mask.data, i) === 0 || f32(even.data, i) ** 2 < 1e-4) even.data[i] = 0;
  return even;
}

export function risen({ width, height, data }: Plane, rise: Plane): Plane {
  const carried = { width, height, data: data.slice() };
  for (let i = 0; i < data.length; i++) {
    const by = f32(rise.data, i);
    if (by === 0) continue;
    const row = Math.floor(i / width);
    const place = Math.min(height - 1.001, Math.max(0, row + by));
    const upper = Math.floor(place) * width + (i - row * width);
    carried.data[i] =
      f32(data, upper) + (f32(data, upper + width) - f32(data, upper)) * (place - Math.floor(place));
  }
  return carried;
}
