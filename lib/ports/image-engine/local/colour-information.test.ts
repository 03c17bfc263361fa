import { expect, it } from "vitest";
import { colourInformation, splitColours } from "./colour-information";
import { addRun, newSilhouette, type Silhouette } from "./silhouette";

const SIZE = 20;
const ALL_ROWS = new Uint8Array(SIZE).fill(1);

/** Colour 5 in the columns 6 to 13, colour 9 elsewhere. */
const evidence = {
  width: SIZE,
  height: SIZE,
  colours: Uint16Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE >= 6 && i % SIZE < 14 ? 5 : 9)),
  verticalEdges: new Float32Array(SIZE * SIZE),
  horizontalEdges: new Float32Array(SIZE * SIZE),
};

function figure(...runs: [start: number, end: number][]): Silhouette {
  const silhouette = newSilhouette(SIZE);
  for (let row = 0; row < SIZE; row++) for (const [start, end] of runs) addRun(silhouette, row, start, end);
  return silhouette;
}

const NOBODY = newSilhouette(SIZE);
const alone = (now: Silhouette): number => colourInformation(splitColours(evidence), NOBODY, now, ALL_ROWS);

it("is all that the colours hold where the figure has one colour and the rest another, and nothing without it", () => {
  const share = 8 / SIZE;
  const entropy = -share * Math.log(share) - (1 - share) * Math.log(1 - share);
  expect(alone(figure([6, 14]))).toBeCloseTo(entropy, 5);
  expect(alone(figure([8, 14]))).toBeLessThan(entropy * 0.8);
  expect(alone(NOBODY)).toBe(0);
});

it("is the same whatever figures came before", () => {
  const split = splitColours(evidence);
  let before = NOBODY;
  for (const now of [
    figure([2, 5], [7, 12]),
    figure([6, 14]),
    figure([0, 3], [4, 9], [15, 20]),
    NOBODY,
    figure([5, 16]),
  ]) {
    expect(colourInformation(split, before, now, ALL_ROWS)).toBe(alone(now));
    before = now;
  }
});
