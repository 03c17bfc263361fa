import { eyeRow, type Face } from "@/lib/engine/outline/face";
import { easedCurve, type Knots, smoothStep } from "@/lib/engine/raster/curve";
import { clamp, type Mask, type Plane, read } from "@/lib/engine/raster/raster";
import { spansOf } from "@/lib/engine/raster/row-spans";

const { f32 } = read;

/**
 * Widths of the face as powers of the neck's ratio: their elasticities on weight at equal bones over that of the neck's
 * girth (ANSUR II, men and women averaged: bizygomatic breadth .118 and .084, arc below the jaw .224 and .210, neck
 * .287 and .232).
 */
const CHEEKS = 0.39;
const JAW = 0.84;

/** Largest change, as a fraction of the width. */
const MOST = { face: 0.05, neck: 0.1 } as const;

const within = (ratio: number, most: number): number => clamp(ratio, 1 - most, 1 + most);

/** Ratio of widths at places from the eyes (0) over the chin (1) down the neck; 1 at the eyes. */
export function faceProfile(neckRatio: number): (place: number) => number {
  const neck = within(neckRatio, MOST.neck);
  const jaw = within(neckRatio ** JAW, MOST.face);
  const knots: Knots = [
    [0, 1],
    [0.4, within(neckRatio ** CHEEKS, MOST.face)],
    [0.8, jaw],
    [1, (jaw + neck) / 2],
    [NECK, neck],
  ];
  return (place) => easedCurve(knots, place);
}

/** From the eyes to the chin; 1 is from the eyes to the mouth. */
const CHIN = 1.79;

/** Where the neck has its own width, from the eyes (0) over the chin (1). */
const NECK = 1.2;

/** Up to here the person changes evenly, in half distances of the ears; long hair beside it moves less and less. */
const WIDEST = 1.4;

/** Beside the even change, the shift fades out between these multiples of its half width: the shoulders have their own. */
const FADE = { from: 1.1, to: 1.8 } as const;

/** Adds the shift of face and neck. `torsoShare` (0 to 1 at a row): what of the shift the torso has taken over. */
export function addFace(
  shift: Plane,
  { face, mask }: { face: Face; mask: Mask },
  neckRatio: number,
  torsoShare: (row: number) => number,
): void {
  const ratioAt = faceProfile(neckRatio);
  const placeOf = placesOf(face);
  const neck = neckHalf(mask, face, torsoShare);
  for (let row = eyeRow(face); row < shift.height; row++) {
    const share = 1 - torsoShare(row);
    if (share === 0) break;
    const place = placeOf(row);
    const axis = axisAt(face, place);
    const most = WIDEST * face.half + (neck - WIDEST * face.half) * smoothStep(1, NECK, place);
    const half = Math.min(most, halfAt(mask, row, axis) ?? most);
    const less = share * (1 - ratioAt(place));
    for (let x = 0, i = row * shift.width; x < shift.width; x++, i++) {
      const aside = (x + 0.5 - axis) / half;
      const fade = 1 - smoothStep(FADE.from, FADE.to, Math.abs(aside));
      if (fade > 0) shift.data[i] = f32(shift.data, i) - less * half * clamp(aside, -1, 1) * fade;
    }
  }
}

function placesOf({ eyes, mouth }: Face): (row: number) => number {
  const length = CHIN * (mouth.y - eyes.y);
  return (row) => (row + 0.5 - eyes.y) / length;
}

/** Through eyes and mouth, so that it follows a tilted head, and straight down from the neck on. */
const axisAt = ({ eyes, mouth }: Face, place: number): number =>
  eyes.x + (mouth.x - eyes.x) * CHIN * Math.min(place, NECK);

/** From the axis to the person's farther edge, in pixels. */
function halfAt(mask: Mask, row: number, axis: number): number | null {
  const span = spansOf(mask, row).find(({ start, end }) => start <= axis && end >= axis);
  return span ? Math.max(axis - span.start, span.end - axis) : null;
}

/** The same at the narrowest place between chin and shoulders. */
function neckHalf(mask: Mask, face: Face, torsoShare: (row: number) => number): number {
  const placeOf = placesOf(face);
  let half = WIDEST * face.half;
  for (let row = eyeRow(face); row < mask.height && torsoShare(row) === 0; row++)
    if (placeOf(row) > 1) half = Math.min(half, halfAt(mask, row, axisAt(face, placeOf(row))) ?? half);
  return half;
}
