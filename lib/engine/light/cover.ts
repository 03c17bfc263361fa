import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import { blurWithin, fadedRegion, medianOf, readSkin, toneAt } from "@/lib/engine/outline/skin";
import { smoothStep } from "@/lib/engine/raster/curve";
import { smoothPlane } from "@/lib/engine/raster/plane-smoothing";
import { type Mask, newPlane, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";
import { heightOf } from "@/lib/engine/template/body-template";
import { type SkinColour, skinColour } from "./skin-colour";

const { f32, f64, u8 } = read;

/** What the body is covered with, and the light on it, on the analysis grid. */
export type Cover = {
  /** Natural logarithm of the luminance. */
  light: Plane;
  /** The same on bare skin, as `formLight` gives it. */
  form: Plane;
  /** 1 on bare skin that does not shine, 0 elsewhere. */
  skin: Plane;
  /** 1 on clothes of the colour that those on the chest have. */
  shirt: Plane;
  /** The share of a change of light that shows: all on skin, part on clothes, none beside the body. */
  share: Plane;
  /** The same for fine relief, which clothes hide. */
  bare: Plane;
  /** How the colour of the skin follows the light on it. */
  colour: SkinColour;
};

/** Clothes show this share of what is below them: tight ones, and those with folds. */
const TIGHT = 0.75;
const LOOSE = 0.3;

/**
 * Clothes have few or many folds when their light is this uneven (logarithm) between the two scales (fractions of the
 * stature).
 */
const FOLDS = { few: 0.12, many: 0.3 } as const;
const FINE_FOLDS = 0.004;
const BROAD_FOLDS = 0.02;

/** Light and shade finer than this share of the stature belong to the skin, not to the form. */
const FEATURE = 0.02;

/** Changes fade out towards the body's contour, and relief towards the skin's edge; pixels of the grid. */
const EDGE_BLUR = 2;

/** Added to the luminance (0 to 1): darker than this is noise. */
const DARKEST = 0.003;

export function readCover(photo: RgbImage, outline: BodyOutline): Cover {
  const { mask, pose } = outline;
  const light = luminanceOf(photo);
  const { all: skin, dull } = readSkin(photo, outline);
  const within = fadedRegion(planeOf(mask), EDGE_BLUR);
  const shirt = readShirt(photo, skin, outline);
  const folds = smoothStep(FOLDS.few, FOLDS.many, foldsOf(light, shirt, pose.stature));
  const clothes = TIGHT + (LOOSE - TIGHT) * folds;
  const soft = smoothPlane(skin, 1, 1);
  const share = newPlane(mask.width, mask.height);
  for (let i = 0; i < share.data.length; i++)
    share.data[i] = f32(within.data, i) * (clothes + (1 - clothes) * f32(soft.data, i));
  const bare = fadedRegion(skin, EDGE_BLUR);
  const form = formLight(light, bare, pose.stature);
  return { light, form, skin: dull, shirt, share, bare, colour: skinColour(photo, { light, bare }) };
}

/** The light on bare skin that belongs to the form of the body: without a navel, a fold, hair. */
export const formLight = (light: Plane, bare: Plane, stature: number): Plane =>
  blurWithin(light, bare, stature * FEATURE);

/** Between these heights (fractions of the stature) clothes on the torso are a shirt. */
const CHEST = { top: 0.2, bottom: 0.34 } as const;

/** Cloth of a shirt is this near to its usual tone (as by `toneAt`). */
const SAME_CLOTH = 9;

function readShirt(photo: RgbImage, skin: Plane, { mask, pose, torso }: BodyOutline): Plane {
  const shirt = newPlane(mask.width, mask.height);
  const isCloth = (i: number) => u8(mask.data, i) > 0 && f32(skin.data, i) === 0;
  const [reds, blues]: [number[], number[]] = [[], []];
  for (let i = 0; i < mask.data.length; i++) {
    const y = heightOf(pose, Math.floor(i / mask.width));
    if (y < CHEST.top || y > CHEST.bottom || !isCloth(i)) continue;
    const { red, blue } = toneAt(photo.data, i * 3);
    reds.push(red);
    blues.push(blue);
  }
  const usual = { red: medianOf(reds), blue: medianOf(blues) };
  for (let i = torso.firstRow * mask.width; i < (torso.lastRow + 1) * mask.width; i++) {
    if (!isCloth(i)) continue;
    const { red, blue } = toneAt(photo.data, i * 3);
    if (Math.hypot(red - usual.red, blue - usual.blue) < SAME_CLOTH) shirt.data[i] = 1;
  }
  return shirt;
}

const planeOf = ({ width, height, data }: Mask): Plane => ({
  width,
  height,
  data: Float32Array.from(data, (value) => (value > 0 ? 1 : 0)),
});

/** Luminance (0 to 1) for each value of a channel (sRGB). */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminanceOf({ width, height, data }: RgbImage): Plane {
  const plane = newPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) {
    const luminance =
      0.2126 * f64(LINEAR, u8(data, 3 * i)) +
      0.7152 * f64(LINEAR, u8(data, 3 * i + 1)) +
      0.0722 * f64(LINEAR, u8(data, 3 * i + 2));
    plane.data[i] = Math.log(DARKEST + luminance);
  }
  return plane;
}

/** How uneven the light on cloth is at the scale of folds: the root of the mean square. */
function foldsOf(light: Plane, cloth: Plane, stature: number): number {
  const inner = fadedRegion(cloth, EDGE_BLUR);
  const fine = blurWithin(light, cloth, stature * FINE_FOLDS);
  const broad = blurWithin(light, cloth, stature * BROAD_FOLDS);
  let [squares, count] = [0, 0];
  for (let i = 0; i < inner.data.length; i++) {
    if (f32(inner.data, i) < 0.9) continue;
    squares += (f32(fine.data, i) - f32(broad.data, i)) ** 2;
    count++;
  }
  return count > 0 ? Math.sqrt(squares / count) : 0;
}
