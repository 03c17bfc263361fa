import { clamp, newPlane, type Plane, type RgbImage, read } from "../raster";
import { medianOf } from "../skin";

const { f32, u8 } = read;

/** From the logarithm of luminance to that of a channel's value (sRGB). */
export const GAMMA = 2.2;

/** Something for each channel of a picture. */
export type Channels<T> = { red: T; green: T; blue: T };

/**
 * How the logarithm of each channel of bare skin goes with that of its brightness in a photo: 1 where all go alike. Cameras
 * make bright skin paler and dark skin richer, so that skin that is only made darker would look grey beside the photo's own.
 */
export type SkinColour = Channels<number>;

/** Skin that is evenly lit says little: as much variance (of logarithms) as this speaks for channels that go alike. */
const DOUBT = 0.004;

/** Other things than light change the colour of skin: no channel goes with it by more or less than this. */
const RANGE = { least: 0.4, most: 2 } as const;

/** What each channel of skin adds to its luminance. */
const SHARES: Channels<number> = { red: 0.32, green: 0.64, blue: 0.04 };

/**
 * Least squares over the brighter half of the bare skin, where a change of light is seen best. The photo has the size of the
 * planes.
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

/** The luminance of skin is to go with its light as one to one. */
function evened({ red, green, blue }: SkinColour): SkinColour {
  const all = SHARES.red * red + SHARES.green * green + SHARES.blue * blue;
  return { red: red / all, green: green / all, blue: blue / all };
}

/** What each channel is to be multiplied with where brightness is by `factor`: alike on clothes, as the photo's skin does on skin. */
export function coloured(
  factor: Plane,
  { bare, colour }: { bare: Plane; colour: SkinColour },
): Channels<Plane> {
  const channel = (power: number): Plane => {
    const plane = newPlane(factor.width, factor.height);
    for (let i = 0; i < plane.data.length; i++) {
      const by = f32(factor.data, i);
      plane.data[i] = by === 1 ? 1 : by ** (1 + f32(bare.data, i) * (power - 1));
    }
    return plane;
  };
  return { red: channel(colour.red), green: channel(colour.green), blue: channel(colour.blue) };
}
