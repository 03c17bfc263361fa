import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import { shoulderLine } from "@/lib/engine/outline/shoulder-line";
import { blurWithin } from "@/lib/engine/outline/skin";
import type { WidthProfile } from "@/lib/engine/outline/width-profile";
import { smoothStep } from "@/lib/engine/raster/curve";
import { newPlane, type Plane, read } from "@/lib/engine/raster/raster";
import { type BodyMap, mapOf, sheetAt } from "@/lib/engine/surface/body-map";
import { bodySurface, type PartSurface } from "@/lib/engine/surface/body-surface";
import type { BodyChange } from "@/lib/engine/surface/relief";
import type { Normals, Sheet } from "@/lib/engine/surface/sheet";
import { newSheet } from "@/lib/engine/surface/sheet";
import { heightOf, LANDMARK } from "@/lib/engine/template/body-template";
import type { Cover } from "./cover";
import { facingOf, type Lamp, lampLight } from "./lamp";
import { COLOURS, type EstimatedLight, estimateLight, type Light, lightOn } from "./light-estimate";
import { GAMMA } from "./skin-colour";

const { f32, u8 } = read;

/** The change fades in over this height below the shoulder line; fractions of the stature. */
const ONSET = 0.05;

/** Arms keep their hands, legs their feet. */
const HAND = { from: 1.7, to: 2 } as const;

/** Where torso, arms and legs meet, their changes blend over this distance. */
const SEAM = 0.008;

/**
 * The normals are guessed, so the fit makes the light flatter than it is (errors in variables). For broad forms
 * the factor is the mean of the rendered people. For fine relief, which no survey measures, it is chosen by eye.
 */
const FLATTENED = { broad: 1.4, fine: 2 } as const;

/** A hollow gets this much less light from around for each unit of slope (logarithm). */
const HOLLOWS = 0.4;

/** Limits of a change of the light's logarithm, approached smoothly. Beyond them shadow and glare look painted. */
const DARKER = 1.1;
const BRIGHTER = 0.6;

/** Nearly white pixels get brighter by at most this share of their distance to white. */
const TO_WHITE = 0.5;

/**
 * Factors for the photo's pixel values, on the analysis grid: the light on the body after divided by the light on the body
 * before, both under the light of the photo. Null if nothing changes.
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
  const changes: Changes = { broad, fine, body };
  const sheets = surfaces.map((surface) => changesOf(surface, light));
  for (let row = 0; row < height; row++) changeRow(row, { surfaces, sheets, map, light, cover }, changes);
  return factorOf(blurWithin(broad, body, outline.pose.stature * SEAM), fine, outline, cover);
}

/** Changes of the light's logarithm from broad form and from fine relief; `body` is 1 where there is one. */
type Changes = { broad: Plane; fine: Plane; body: Plane };

type Known = {
  surfaces: PartSurface[];
  sheets: SheetChanges[];
  map: BodyMap;
  light: EstimatedLight;
  cover: Cover;
};

/** Writes the changes of the surfaces into one row of the grid. Those of a lamp depend on the photo's brightness there. */
function changeRow(
  y: number,
  { surfaces, sheets, map, light, cover }: Known,
  { broad, fine, body }: Changes,
): void {
  const { lamp, trust } = light;
  for (let i = y * broad.width; i < (y + 1) * broad.width; i++) {
    const number = u8(map.surface.data, i);
    const surface = surfaces[number - 1];
    const sheet = sheets[number - 1];
    if (!surface || !sheet) continue;
    const row = y - surface.part.firstRow;
    const column = f32(map.column.data, i);
    body.data[i] = 1;
    const ofBroad = sheetAt(sheet.broad, row, column);
    const ofFine = sheetAt(sheet.fine, row, column);
    if (!lamp) {
      broad.data[i] = ofBroad;
      fine.data[i] = ofFine;
      continue;
    }
    const form = sheetAt(sheet.facing, row, column);
    const isBare = f32(cover.bare.data, i) > 0;
    const from = isBare ? facingOf(lamp, COLOURS[surface.kind], f32(cover.form.data, i), form) : form;
    const broadly = from + sheetAt(sheet.turnedBroadly, row, column);
    const lit = lampLight(broadly);
    broad.data[i] = ofBroad + trust.broad * (lit - lampLight(from));
    fine.data[i] =
      ofFine + trust.fine * (lampLight(broadly + sheetAt(sheet.turnedFinely, row, column)) - lit);
  }
}

/**
 * On one part: the change of soft light (logarithm) from broad form and from fine relief; how far it faces the lamp before,
 * and how much more with the broad form of the body after, and with its fine relief too.
 */
type SheetChanges = { broad: Sheet; fine: Sheet; facing: Sheet; turnedBroadly: Sheet; turnedFinely: Sheet };

function changesOf(surface: PartSurface, { soft, lamp, trust }: EstimatedLight): SheetChanges {
  const { before, broadly, after, standsOut, along, kind } = surface;
  const [broad, fine] = [newSheet(along.length), newSheet(along.length)];
  const [facing, turnedBroadly, turnedFinely] = [
    newSheet(along.length),
    newSheet(along.length),
    newSheet(along.length),
  ];
  const columns = broad.width;
  for (let row = 0; row < along.length; row++) {
    const kept = kind === "arm" ? 1 - smoothStep(HAND.from, HAND.to, f32(along, row)) : 1;
    for (let i = row * columns; i < (row + 1) * columns; i++) {
      const form = lightAt(soft, broadly, i);
      broad.data[i] = (1 - trust.broad) * kept * FLATTENED.broad * (form - lightAt(soft, before, i));
      const relief = (1 - trust.fine) * FLATTENED.fine * (lightAt(soft, after, i) - form);
      fine.data[i] = kept * (relief + HOLLOWS * f32(standsOut.data, i));
      if (!lamp) continue;
      const [now, then] = [facingAt(lamp, before, i), facingAt(lamp, broadly, i)];
      facing.data[i] = now;
      turnedBroadly.data[i] = kept * (then - now);
      turnedFinely.data[i] = kept * FLATTENED.fine * (facingAt(lamp, after, i) - then);
    }
  }
  return { broad, fine, facing, turnedBroadly, turnedFinely };
}

const lightAt = (light: Light, { x, y, z }: Normals, i: number): number =>
  lightOn(light, f32(x.data, i), f32(y.data, i), f32(z.data, i));

const facingAt = (lamp: Lamp, { x, y, z }: Normals, i: number): number =>
  lamp.x * f32(x.data, i) + lamp.y * f32(y.data, i) + lamp.z * f32(z.data, i);

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
