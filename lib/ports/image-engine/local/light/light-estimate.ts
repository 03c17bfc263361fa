import { read } from "../raster/raster";
import { type BodyMap, sheetAt } from "../surface/body-map";
import type { PartSurface } from "../surface/body-surface";
import type { Cover } from "./cover";
import { HARMONICS, type Light, writeHarmonics } from "./harmonics";
import { robustLeastSquares } from "./least-squares";

const { f32, u8 } = read;

/** One pixel in so many is looked at, in both directions. */
const STRIDE = 3;

/** As if so large a share of the pixels had been seen in even light: what a photo does not tell stays even. */
const EVEN = 0.01;

/** With fewer pixels than this nothing can be said. */
const FEWEST = 80;

/** What is of one colour and in one light: skin of the torso, of arms and of legs, and a shirt. */
const SURFACES = { torso: 0, arm: 1, leg: 2, shirt: 3 } as const;
const COLUMNS = 4 + HARMONICS;

/** The light that explains best how bright skin and shirt are; even light where too little of them is seen. */
export function estimateLight(surfaces: PartSurface[], map: BodyMap, cover: Cover): Light {
  const rows: number[] = [];
  const values: number[] = [];
  const row = new Float64Array(COLUMNS);
  const { width, height } = cover.light;
  for (let y = 0; y < height; y += STRIDE) {
    for (let i = y * width; i < (y + 1) * width; i += STRIDE) {
      const surface = surfaces[u8(map.surface.data, i) - 1];
      if (!surface || f32(cover.share.data, i) < LEAST_SHARE) continue;
      const isSkin = f32(cover.skin.data, i) > 0;
      if (!isSkin && (surface.kind !== "torso" || f32(cover.shirt.data, i) === 0)) continue;
      const { part, before } = surface;
      const [k, column] = [y - part.firstRow, f32(map.column.data, i)];
      row.fill(0);
      row[isSkin ? SURFACES[surface.kind] : SURFACES.shirt] = 1;
      writeHarmonics(
        sheetAt(before.x, k, column),
        sheetAt(before.y, k, column),
        sheetAt(before.z, k, column),
        row,
        COLUMNS - HARMONICS,
      );
      rows.push(...row);
      values.push(f32(cover.light.data, i));
    }
  }
  if (values.length < FEWEST) return new Float64Array(HARMONICS);
  const ridge = new Float64Array(COLUMNS).fill(EVEN * values.length);
  ridge.fill(1e-6, 0, COLUMNS - HARMONICS);
  return robustLeastSquares(Float64Array.from(rows), Float32Array.from(values), ridge).slice(
    COLUMNS - HARMONICS,
  );
}

/** At the contour light is mixed with that of the wall. */
const LEAST_SHARE = 0.2;
