import { type Mask, newPlane, type Plane, read } from "@/lib/engine/raster/raster";
import type { PartSurface } from "./body-surface";
import { ACROSS, columnOf, type Sheet } from "./sheet";

const { f32, u8 } = read;

/** For each pixel of the grid: the number of the surface that it shows (from 1; 0 for none), and the column there. */
export type BodyMap = { surface: Mask; column: Plane };

/** Later surfaces cover earlier ones. */
export function mapOf(surfaces: PartSurface[], mask: Mask): BodyMap {
  const { width, height } = mask;
  const map = {
    surface: { width, height, data: new Uint8Array(width * height) },
    column: newPlane(width, height),
  };
  for (const [index, { part }] of surfaces.entries())
    for (let row = 0; row < part.half.length; row++)
      mapRow(map, index + 1, part.firstRow + row, f32(part.middle, row), f32(part.half, row), mask);
  return map;
}

function mapRow(
  { surface, column }: BodyMap,
  number: number,
  row: number,
  middle: number,
  half: number,
  { width, data }: Mask,
): void {
  const first = Math.max(0, Math.ceil(middle - half - 0.5));
  const last = Math.min(width - 1, Math.floor(middle + half - 0.5));
  for (let x = first, i = row * width + first; x <= last; x++, i++) {
    if (u8(data, i) === 0) continue;
    surface.data[i] = number;
    column.data[i] = Math.min(Math.max(columnOf((x + 0.5 - middle) / half), 0), ACROSS - 1);
  }
}

/** Value of a sheet in a row, interpolated between columns. */
export function sheetAt({ data }: Sheet, row: number, column: number): number {
  const left = Math.min(ACROSS - 2, Math.floor(column));
  const at = row * ACROSS + left;
  return f32(data, at) + (f32(data, at + 1) - f32(data, at)) * (column - left);
}
