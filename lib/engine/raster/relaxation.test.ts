import { expect, it } from "vitest";
import { type Mask, newMask, newPlane } from "./raster";
import { CELL, prepareRelaxation, relax } from "./relaxation";

const SIZE = 64;

function scene(): Mask {
  const cells = newMask(SIZE, SIZE);
  for (let y = 1; y < SIZE - 1; y++)
    for (let x = 1; x < SIZE - 1; x++)
      cells.data[y * SIZE + x] = x === 20 || x === 40 ? CELL.given : CELL.open;
  return cells;
}

function solve(hold: (x: number) => number): (x: number) => number {
  const holds = Float32Array.from({ length: SIZE * SIZE }, (_, i) => hold(i % SIZE));
  const plane = newPlane(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) for (const x of [20, 40]) plane.data[y * SIZE + x] = x === 20 ? 1 : 3;
  relax(prepareRelaxation(scene(), holds), plane);
  return (x) => plane.data[(SIZE / 2) * SIZE + x]!;
}

it("keeps the given values and interpolates evenly between them and the frame", () => {
  const at = solve(() => 0);
  expect([at(20), at(40), at(0)]).toEqual([1, 3, 0]);
  expect(at(30)).toBeGreaterThan(1.8);
  expect(at(30)).toBeLessThan(2.2);
  for (let x = 21; x <= 40; x++) expect(at(x)).toBeGreaterThan(at(x - 1));
  for (let x = 41; x < SIZE; x++) expect(at(x)).toBeLessThan(at(x - 1));
});

it("keeps a pixel with a strong hold near zero", () => {
  const at = solve((x) => (x === 30 ? 100 : 0));
  expect(at(30)).toBeLessThan(0.1);
  expect(at(25)).toBeGreaterThan(0.3);
});
