import { medianOf } from "@/lib/engine/outline/skin";
import { clamp, newPlane, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";

const { f32, u8 } = read;

/** sRGB: the logarithm of a channel's value is that of its luminance divided by this. */
export const GAMMA = 2.2;

/** One value for each colour channel. */
export type Channels<T> = { red: T; green: T; blue: T };

/**
 * How strongly each channel of bare skin follows its luminance in a photo, as an exponent: 1 keeps the hue. Cameras make
 * bright skin paler and dark skin more saturated. Skin that is only darkened would look grey beside the rest of the photo.
 */
export type SkinColour = Channels<number>;

/** Evenly lit skin says little about the exponents: a variance of the light (of its logarithm) that speaks for 1. */
const DOUBT = 0.004;

/** Limits of an exponent, because skin also changes its colour for other reasons than light. */
const RANGE = { least: 0.4, most: 2 } as const;

/** Share of each channel in the luminance of skin. */
const SHARES: Channels<number> = { red: 0.32, green: 0.64, blue: 0.04 };

/**
 * Fits the exponents by least squares to the brighter half of the bare skin, where changes of light are seen best. The photo
 * has the size of the planes.
 */
export function skinColour(photo: RgbImage, { light, bare }: { light: Plane; bare: Plane }): SkinColour {
  const skin = Array.from(bare.data.keys()).filter((i) => f32(bare.data, i) > 0.5);
  const usual = medianOf(skin.map((i) => f32(light.data, i)));
  const bright = skin.filter((i) => f32(light.data, i) >= usual);
  const [red, green, blue] = [0, 1, 2].map((channel) => slopeOf(photo, light, bright, channel));
  return evened({ red: red ?? 1, green: green ?? 1, blue: blue ?? 1 });
}

function slopeOf(photo: RgbImage, light: Plane, pixels: number[], channel: number): number {
  let total = 0;
  for (const i of pixels) total += f32(light.data, i);
  const mean = total / Math.max(1, pixels.length);
  let [common, squares] = [0, 0];
  for (const i of pixels) {
    const by = f32(light.data, i) - mean;
    common += by * Math.log(Math.max(1, u8(photo.data, 3 * i + channel)));
    squares += by * by;
  }
  const doubt = DOUBT * Math.max(1, pixels.length);
  return clamp((common * GAMMA + doubt) / (squares + doubt), RANGE.least, RANGE.most);
}

/** Scales the exponents so that the luminance of skin changes as it was asked to. */
function evened({ red, green, blue }: SkinColour): SkinColour {
  const all = SHARES.red * red + SHARES.green * green + SHARES.blue * blue;
  return { red: red / all, green: green / all, blue: blue / all };
}

/** The factor of each channel where brightness changes by `factor`: by the exponents on bare skin, the same for all elsewhere. */
export function coloured(
  factor: Plane,
  { bare, colour }: { bare: Plane; colour: SkinColour },
): Channels<Plane> {
  const channel = (power: number): Plane => {
    const plane = newPlane(factor.width, factor.height);
    for (let i = 0; i < plane.data.length; i++) {
      const [by, skin] = [f32(factor.data, i), f32(bare.data, i)];
      plane.data[i] = by === 1 || skin === 0 ? by : by ** (1 + skin * (power - 1));
    }
    return plane;
  };
  return { red: channel(colour.red), green: channel(colour.green), blue: channel(colour.blue) };
}
