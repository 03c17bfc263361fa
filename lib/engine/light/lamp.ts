import { clamp, read } from "@/lib/engine/raster/raster";

const { f32, f64 } = read;

/**
 * One lamp and ambient light. The brightness of a surface is that of its colour times the light on it. The direction to
 * the lamp: `x` points right, `y` down, `z` to the viewer.
 */
export type Lamp = {
  x: number;
  y: number;
  z: number;
  /** Logarithm of each colour's brightness under light of strength 1; 0 for a colour that was not seen. */
  colours: Float64Array;
};

/** Ambient light as a share of the lamp's: the best of .05 to 1.6 for most photos. */
const AROUND = 0.2;

/** Logarithm of the light on a surface. `facing` the lamp: 1 straight, 0 from the side, below 0 away. */
export const lampLight = (facing: number): number => Math.log(AROUND + Math.max(0, facing));

/** Below this a surface counts as in the lamp's shade, where its brightness does not tell how far it faces away. */
const SHADE = 0.03;

/** How far a surface of known brightness faces the lamp; in the shade its form tells. */
export function facingOf({ colours }: Lamp, colour: number, light: number, form: number): number {
  const lit = Math.exp(light - f64(colours, colour)) - AROUND;
  return lit > SHADE ? Math.min(1, lit) : Math.min(lit, form);
}

/** Surfaces with known light: the colour, the normal and the logarithm of the luminance of each. */
export type Lit = { colours: Uint8Array; normals: Float64Array; light: Float32Array };

/**
 * Tried directions of the lamp in degrees, then those between. Tilts count from the viewer, turns from the right over above
 * to the left. What looks like light from below or behind is a shadow or the skin's own colour.
 */
const TRIED = { turns: [0, 30, 60, 90, 120, 150, 180], tilts: [20, 45, 70] } as const;
const BETWEEN = [-15, 0, 15] as const;

/** The lamp that explains the light best, and the usual error of its logarithm. */
export function findLamp(lit: Lit, colourCount: number): { lamp: Lamp; error: number } {
  let best = { lamp: lampAt(0, 0, colourCount), error: Number.POSITIVE_INFINITY, turn: 0, tilt: 0 };
  const attempt = (turn: number, tilt: number): void => {
    const lamp = lampAt(turn, tilt, colourCount);
    const error = explain(lamp, lit);
    if (error < best.error) best = { lamp, error, turn, tilt };
  };
  for (const tilt of TRIED.tilts) for (const turn of TRIED.turns) attempt(turn, tilt);
  const { turn, tilt } = best;
  for (const aside of BETWEEN) for (const up of BETWEEN) attempt(clamp(turn + aside, 0, 180), tilt + up);
  return best;
}

function lampAt(turn: number, tilt: number, colourCount: number): Lamp {
  const [around, away] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  return {
    x: Math.sin(away) * Math.cos(around),
    y: -Math.sin(away) * Math.sin(around),
    z: Math.cos(away),
    colours: new Float64Array(colourCount),
  };
}

/** Fits the brightness of each colour to a lamp. @returns the median of the remaining errors */
function explain(lamp: Lamp, { colours, normals, light }: Lit): number {
  const left = light.slice();
  for (let i = 0; i < left.length; i++)
    left[i] =
      f32(left, i) -
      lampLight(
        lamp.x * f64(normals, 3 * i) + lamp.y * f64(normals, 3 * i + 1) + lamp.z * f64(normals, 3 * i + 2),
      );
  for (let colour = 0; colour < lamp.colours.length; colour++) {
    const usual = medianOf(left.filter((_, i) => colours[i] === colour));
    lamp.colours[colour] = usual;
  }
  return medianOf(left.map((value, i) => Math.abs(value - f64(lamp.colours, colours[i] as number))));
}

export function medianOf(values: Float32Array): number {
  const sorted = values.slice().sort();
  return sorted.length > 0 ? f32(sorted, sorted.length >> 1) : 0;
}
