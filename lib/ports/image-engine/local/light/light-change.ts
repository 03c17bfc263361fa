import type { BodyOutline } from "../outline/body-outline";
import { shoulderLine } from "../outline/shoulder-line";
import { blurWithin } from "../outline/skin";
import type { WidthProfile } from "../outline/width-profile";
import { smoothStep } from "../raster/curve";
import { newPlane, type Plane, read } from "../raster/raster";
import { mapOf, sheetAt } from "../surface/body-map";
import { bodySurface, type PartSurface } from "../surface/body-surface";
import type { BodyChange } from "../surface/relief";
import type { Normals, Sheet } from "../surface/sheet";
import { newSheet } from "../surface/sheet";
import { heightOf, LANDMARK } from "../template/body-template";
import type { Cover } from "./cover";
import { type Light, lightOn } from "./harmonics";
import { estimateLight } from "./light-estimate";
import { GAMMA } from "./skin-colour";

const { f32, u8 } = read;

/** Light comes in from the shoulder line on over this height; heights are fractions of the stature. */
const ONSET = 0.05;

/** Arms keep their hands, legs their feet. */
const HAND = { from: 1.7, to: 2 } as const;

/** Where torso, arms and legs meet, the change of one goes over into that of the other over this distance. */
const SEAM = 0.008;

/**
 * The normals are guessed, so that the fit finds the light flatter than it is (errors in variables). Broad forms: the factor
 * that rendered people ask for on average. Fine relief, which no survey measures: by eye, on photos of real people.
 */
const FLATTENED = { broad: 1.4, fine: 2 } as const;

/** A hollow gets so much less of the light from around for each unit of its slope. */
const HOLLOWS = 0.4;

/** The logarithm of the light never changes by more than this, nearing it smoothly: deep shadow and glare stay believable. */
const DARKER = 1.1;
const BRIGHTER = 0.6;

/** What is nearly white gets brighter by no more than this share of what is left to white. */
const TO_WHITE = 0.5;

/**
 * What the photo's brightness is to be multiplied with, on the analysis grid, for the body to look like the one after: the
 * ratio of the light on both surfaces, where the light is the one that the photo shows on the first. Null where nothing
 * changes.
 */
export function lightChange(
  outline: BodyOutline,
  cover: Cover,
  change: BodyChange,
  profile: WidthProfile,
): Plane | null {
  const surfaces = bodySurface(outline, change, profile);
  const map = mapOf(surfaces, outline.mask);
  const light = estimateLight(surfaces, map, cover);
  const { width, height } = outline.mask;
  const broad = newPlane(width, height);
  const fine = newPlane(width, height);
  const body = newPlane(width, height);
  const sheets = surfaces.map((surface) => changesOf(surface, light));
  for (let i = 0; i < broad.data.length; i++) {
    const number = u8(map.surface.data, i);
    const [surface, sheet] = [surfaces[number - 1], sheets[number - 1]];
    if (!surface || !sheet) continue;
    const row = Math.floor(i / width) - surface.part.firstRow;
    const column = f32(map.column.data, i);
    body.data[i] = 1;
    broad.data[i] = sheetAt(sheet.broad, row, column);
    fine.data[i] = sheetAt(sheet.fine, row, column);
  }
  return factorOf(blurWithin(broad, body, outline.pose.stature * SEAM), fine, outline, cover);
}

/** Change of the logarithm of the light on a part: of its broad form, and what fine relief adds. */
function changesOf(surface: PartSurface, light: Light): { broad: Sheet; fine: Sheet } {
  const { before, broadly, after, standsOut, along, kind } = surface;
  const broad = newSheet(along.length);
  const fine = newSheet(along.length);
  const columns = broad.width;
  for (let row = 0; row < along.length; row++) {
    const kept = kind === "arm" ? 1 - smoothStep(HAND.from, HAND.to, f32(along, row)) : 1;
    for (let i = row * columns; i < (row + 1) * columns; i++) {
      const form = lightAt(light, broadly, i);
      broad.data[i] = kept * FLATTENED.broad * (form - lightAt(light, before, i));
      fine.data[i] =
        kept * (FLATTENED.fine * (lightAt(light, after, i) - form) + HOLLOWS * f32(standsOut.data, i));
    }
  }
  return { broad, fine };
}

const lightAt = (light: Light, { x, y, z }: Normals, i: number): number =>
  lightOn(light, f32(x.data, i), f32(y.data, i), f32(z.data, i));

function factorOf(
  broad: Plane,
  fine: Plane,
  outline: BodyOutline,
  { share, bare, light }: Cover,
): Plane | null {
  const { width, height } = broad;
  const factor = newPlane(width, height);
  const still = shoulderLine(outline);
  let changes = false;
  for (let row = 0; row < height; row++) {
    const y = heightOf(outline.pose, row);
    const onset = y > LANDMARK.ankle ? 0 : smoothStep(still, still + ONSET, y);
    for (let i = row * width; i < (row + 1) * width; i++) {
      const sum = onset * (f32(share.data, i) * f32(broad.data, i) + f32(bare.data, i) * f32(fine.data, i));
      factor.data[i] = Math.exp(limited(sum, f32(light.data, i)) / GAMMA);
      if (sum !== 0) changes = true;
    }
  }
  return changes ? factor : null;
}

const limited = (sum: number, light: number): number => {
  const most = sum < 0 ? DARKER : Math.min(BRIGHTER, Math.max(0.01, -TO_WHITE * light));
  return most * Math.tanh(sum / most);
};
