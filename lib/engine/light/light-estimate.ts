import { read } from "@/lib/engine/raster/raster";
import { type BodyMap, sheetAt } from "@/lib/engine/surface/body-map";
import type { PartSurface } from "@/lib/engine/surface/body-surface";
import type { Cover } from "./cover";
import { findLamp, type Lamp, medianOf } from "./lamp";
import { robustLeastSquares } from "./least-squares";

const { f32, f64, u8 } = read;

/** Only every third pixel is read, in both directions. */
const STRIDE = 3;

/** Of these, every fourth is used to find the lamp. */
const LAMP_STRIDE = 4;

/** The ridge of the fit as a share of the pixels: light that a photo does not show stays even. */
const EVEN = 0.01;

/** With fewer pixels the light cannot be estimated. */
const FEWEST = 80;

/** Each has a brightness of its own: skin of torso, arms and legs, and a shirt. */
export const COLOURS = { torso: 0, arm: 1, leg: 2, shirt: 3 } as const;
const COLOUR_COUNT = 4;

/** At the contour light is mixed with that of the wall. */
const LEAST_SHARE = 0.2;

/**
 * Soft light and lamp are weighted like independent measurements, by the inverse squares of their errors. On broad forms,
 * whose depth is guessed, the lamp gets half of that weight, as fits the seven rendered people best.
 */
const BROAD_FORMS = 0.5;

/** Soft light and one lamp; `trust` is the lamp's weight, 0 to 1, for broad forms and for fine relief. */
export type EstimatedLight = { soft: Light; lamp: Lamp | null; trust: { broad: number; fine: number } };

/** The light that best explains the brightness of skin and shirt; even light if too little of them is visible. */
export function estimateLight(surfaces: PartSurface[], map: BodyMap, cover: Cover): EstimatedLight {
  const seen = lookAtLight(surfaces, map, cover);
  if (seen.light.length < FEWEST)
    return { soft: new Float64Array(HARMONICS), lamp: null, trust: { broad: 0, fine: 0 } };
  const { rows, columns } = harmonicRows(seen);
  const ridge = new Float64Array(columns).fill(EVEN * seen.light.length);
  ridge.fill(1e-6, 0, COLOUR_COUNT);
  const weights = robustLeastSquares(rows, seen.light, ridge);
  const soft = weights.slice(COLOUR_COUNT);
  const errors = seen.light.map((value, i) => {
    const [x, y, z] = [f64(seen.normals, 3 * i), f64(seen.normals, 3 * i + 1), f64(seen.normals, 3 * i + 2)];
    return Math.abs(value - f64(weights, u8(seen.colours, i)) - lightOn(soft, x, y, z));
  });
  const { lamp, error } = findLamp(thinned(seen), COLOUR_COUNT);
  const fine = 1 / (1 + (error / medianOf(errors)) ** 2);
  return { soft, lamp, trust: { broad: BROAD_FORMS * fine, fine } };
}

type Seen = { colours: Uint8Array; normals: Float64Array; light: Float32Array };

function lookAtLight(surfaces: PartSurface[], map: BodyMap, cover: Cover): Seen {
  const colours: number[] = [];
  const normals: number[] = [];
  const light: number[] = [];
  const { width, height } = cover.light;
  for (let y = 0; y < height; y += STRIDE) {
    for (let i = y * width; i < (y + 1) * width; i += STRIDE) {
      const surface = surfaces[u8(map.surface.data, i) - 1];
      if (!surface || f32(cover.share.data, i) < LEAST_SHARE) continue;
      const isSkin = f32(cover.skin.data, i) > 0;
      if (!isSkin && (surface.kind !== "torso" || f32(cover.shirt.data, i) === 0)) continue;
      const { part, before } = surface;
      const [row, column] = [y - part.firstRow, f32(map.column.data, i)];
      colours.push(isSkin ? COLOURS[surface.kind] : COLOURS.shirt);
      normals.push(
        sheetAt(before.x, row, column),
        sheetAt(before.y, row, column),
        sheetAt(before.z, row, column),
      );
      light.push(f32(cover.light.data, i));
    }
  }
  return {
    colours: Uint8Array.from(colours),
    normals: Float64Array.from(normals),
    light: Float32Array.from(light),
  };
}

function thinned({ colours, normals, light }: Seen): Seen {
  const kept = (index: number) => index % LAMP_STRIDE === 0;
  return {
    colours: colours.filter((_, i) => kept(i)),
    normals: normals.filter((_, i) => kept(Math.floor(i / 3))),
    light: light.filter((_, i) => kept(i)),
  };
}

/** One row for each pixel: a 1 in the column of its colour, then its harmonics. */
function harmonicRows({ colours, normals }: Seen): { rows: Float64Array; columns: number } {
  const columns = COLOUR_COUNT + HARMONICS;
  const rows = new Float64Array(colours.length * columns);
  for (let i = 0; i < colours.length; i++) {
    rows[i * columns + u8(colours, i)] = 1;
    const [x, y, z] = [f64(normals, 3 * i), f64(normals, 3 * i + 1), f64(normals, 3 * i + 2)];
    writeHarmonics(x, y, z, rows, i * columns + COLOUR_COUNT);
  }
  return { rows, columns };
}

/*
 * Spherical harmonics of first and second order, without the one that is nearly constant on surfaces that face the viewer
 * (Ramamoorthi and Hanrahan 2001: nine of them hold 98 % of diffuse light). `x` points right, `y` down, `z` to the viewer.
 */
export const HARMONICS = 7;

/** Weights of the harmonics: they turn a normal into the logarithm of the light on it. */
export type Light = Float64Array;

export function writeHarmonics(x: number, y: number, z: number, out: Float64Array, at: number): void {
  out[at] = x;
  out[at + 1] = y;
  out[at + 2] = z;
  out[at + 3] = x * y;
  out[at + 4] = y * z;
  out[at + 5] = x * z;
  out[at + 6] = x * x - y * y;
}

const weight = (light: Light, index: number): number => light[index] as number;

/** Logarithm of the light on a surface with this normal, up to a constant. */
export const lightOn = (light: Light, x: number, y: number, z: number): number =>
  weight(light, 0) * x +
  weight(light, 1) * y +
  weight(light, 2) * z +
  weight(light, 3) * x * y +
  weight(light, 4) * y * z +
  weight(light, 5) * x * z +
  weight(light, 6) * (x * x - y * y);
