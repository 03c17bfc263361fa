import { describe, expect, it } from "vitest";
import type { RgbImage } from "@/lib/engine/raster/raster";
import { contrastWeights, meanContrast, relaxLabels } from "./mean-field";

const SIZE = 16;
const EDGE = 8;

const image: RgbImage = {
  width: SIZE,
  height: SIZE,
  data: Uint8Array.from({ length: SIZE * SIZE * 3 }, (_, i) => (Math.floor(i / 3) % SIZE < EDGE ? 40 : 200)),
};
const open = Int32Array.from(image.data.keys()).filter((i) => {
  const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
  return x > 0 && x < SIZE - 1 && y > 0 && y < SIZE - 1;
});

function settled(odds: (x: number, y: number) => number): Float32Array {
  const unary = Float32Array.from({ length: SIZE * SIZE }, (_, i) => odds(i % SIZE, Math.floor(i / SIZE)));
  const labels = unary.map((value) => Math.tanh(value / 2));
  relaxLabels(labels, SIZE, unary, open, contrastWeights(image, open, meanContrast(image)));
  return labels;
}

describe("relaxLabels", () => {
  it("replaces an outlier pixel by its neighbours' label", () => {
    const labels = settled((x, y) => (x === 4 && y === 6 ? -2 : 1));
    expect(labels[6 * SIZE + 4]).toBeGreaterThan(0.9);
  });

  it("moves a ragged border to the edge in the image", () => {
    const labels = settled((x, y) => (x < EDGE + (y % 2 === 0 ? 1 : -1) ? 1 : -1));
    for (let y = 3; y < SIZE - 3; y++) {
      for (let x = 2; x < SIZE - 2; x++) expect(labels[y * SIZE + x]! > 0).toBe(x < EDGE);
    }
  });
});
