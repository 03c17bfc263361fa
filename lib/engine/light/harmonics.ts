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
