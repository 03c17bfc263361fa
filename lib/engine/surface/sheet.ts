import { newPlane, type Plane, read } from "@/lib/engine/raster/raster";

const { f32 } = read;

/** Samples across a part, from left edge to right edge; the outermost 3 % are left out because they show no usable light. */
export const ACROSS = 41;
const EDGE = 0.97;
export const acrossAt = (column: number): number => EDGE * ((2 * column) / (ACROSS - 1) - 1);
export const columnOf = (across: number): number => ((across / EDGE + 1) * (ACROSS - 1)) / 2;

/** A part of the body: its middle and half width, in pixels, for each row of the analysis grid from `firstRow` on. */
export type Part = {
  firstRow: number;
  middle: Float32Array;
  half: Float32Array;
};

/** One value for each sample of a part: `ACROSS` columns, a row per row of the grid. */
export type Sheet = Plane;
export const newSheet = (rows: number): Sheet => newPlane(ACROSS, rows);

/** Unit normals of a part's surface: to the right, down, and towards the viewer. */
export type Normals = { x: Sheet; y: Sheet; z: Sheet };

/** Normals of a surface; heights are in pixels of the grid. */
export function normalsOf({ middle, half }: Part, heights: Sheet): Normals {
  const rows = heights.height;
  const normals = { x: newSheet(rows), y: newSheet(rows), z: newSheet(rows) };
  for (let row = 0; row < rows; row++) {
    const above = Math.max(0, row - 1);
    const below = Math.min(rows - 1, row + 1);
    const step = Math.max(1, below - above);
    const middleSlope = (f32(middle, below) - f32(middle, above)) / step;
    const halfSlope = (f32(half, below) - f32(half, above)) / step;
    for (let column = 0; column < ACROSS; column++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(ACROSS - 1, column + 1);
      const at = row * ACROSS;
      const width = f32(half, row) * (acrossAt(right) - acrossAt(left));
      const slopeAcross = (f32(heights.data, at + right) - f32(heights.data, at + left)) / width;
      const along =
        (f32(heights.data, below * ACROSS + column) - f32(heights.data, above * ACROSS + column)) / step;
      const slopeDown = along - slopeAcross * (middleSlope + acrossAt(column) * halfSlope);
      const length = Math.hypot(slopeAcross, slopeDown, 1);
      normals.x.data[at + column] = -slopeAcross / length;
      normals.y.data[at + column] = -slopeDown / length;
      normals.z.data[at + column] = 1 / length;
    }
  }
  return normals;
}
