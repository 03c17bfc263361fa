import { describe, expect, it } from "vitest";
import { contourSupport, newContour } from "./contour-support";
import { addRun, newSilhouette } from "./silhouette";

const SIZE = 12;
const ALL_ROWS = new Uint8Array(SIZE).fill(1);

/** Edges, each with its own strength, and a figure of random runs. */
function sample() {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const strengths = () => Float32Array.from({ length: SIZE * SIZE }, random);
  const evidence = {
    width: SIZE,
    height: SIZE,
    colours: new Uint16Array(SIZE * SIZE),
    verticalEdges: strengths(),
    horizontalEdges: strengths(),
  };
  const figure = newSilhouette(SIZE);
  const inside = new Uint8Array(SIZE * SIZE);
  for (let run = 0; run < 25; run++) {
    const row = 1 + Math.floor(random() * (SIZE - 2));
    const start = 1 + Math.floor(random() * (SIZE - 3));
    const end = Math.min(SIZE - 1, start + 1 + Math.floor(random() * 4));
    addRun(figure, row, start, end);
    inside.fill(1, row * SIZE + start, row * SIZE + end);
  }
  return { evidence, figure, inside };
}

describe("contourSupport", () => {
  it("is the mean over all pairs of neighbours of which one is inside", () => {
    const { evidence, figure, inside } = sample();
    const supports: number[] = [];
    for (let i = SIZE; i < inside.length; i++) {
      if (i % SIZE > 0 && inside[i] !== inside[i - 1]) supports.push(evidence.verticalEdges[i]!);
      if (inside[i] !== inside[i - SIZE]) supports.push(evidence.horizontalEdges[i]!);
    }
    expect(supports.length).toBeGreaterThan(50);
    const mean = supports.reduce((sum, support) => sum + support, 0) / supports.length;
    const contour = newContour(evidence);
    expect(contourSupport(contour, figure, ALL_ROWS)).toBeCloseTo(mean, 6);
    expect(contourSupport(contour, figure, new Uint8Array(SIZE))).toBeCloseTo(mean, 6);
  });

  it("is 0 without a contour", () => {
    expect(contourSupport(newContour(sample().evidence), newSilhouette(SIZE), ALL_ROWS)).toBe(0);
  });
});
