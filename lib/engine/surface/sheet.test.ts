import { expect, it } from "vitest";
import { ACROSS, acrossAt, newSheet, normalsOf } from "./sheet";

const ROWS = 60;
const part = (half: number) => ({
  firstRow: 0,
  middle: new Float32Array(ROWS).fill(100),
  half: new Float32Array(ROWS).fill(half),
});

it("gives a cylinder the normals of a cylinder", () => {
  const heights = newSheet(ROWS);
  for (let i = 0; i < heights.data.length; i++)
    heights.data[i] = 40 * Math.sqrt(1 - acrossAt(i % ACROSS) ** 2);
  const { x, y, z } = normalsOf(part(40), heights);
  for (let column = 4; column < ACROSS - 4; column++) {
    const at = 30 * ACROSS + column;
    expect(x.data[at]).toBeCloseTo(acrossAt(column), 1);
    expect(y.data[at]).toBeCloseTo(0, 6);
    expect(z.data[at]).toBeGreaterThan(0);
  }
});

it("turns a surface that comes forward further down towards light from above", () => {
  const heights = newSheet(ROWS);
  for (let i = 0; i < heights.data.length; i++) heights.data[i] = Math.floor(i / ACROSS) * 0.5;
  const { y } = normalsOf(part(40), heights);
  expect(y.data[30 * ACROSS + 20]).toBeCloseTo(-0.5 / Math.hypot(0.5, 1), 5);
});

it("has one slope everywhere on a plane, also on a part that leans and widens", () => {
  const leaning = part(40);
  const heights = newSheet(ROWS);
  for (let row = 0; row < ROWS; row++) {
    leaning.middle[row] = 100 + row * 0.3;
    leaning.half[row] = 30 + row * 0.2;
    for (let column = 0; column < ACROSS; column++)
      heights.data[row * ACROSS + column] =
        0.4 * (leaning.middle[row]! + acrossAt(column) * leaning.half[row]!);
  }
  const { x, y } = normalsOf(leaning, heights);
  for (let i = 0; i < x.data.length; i++) {
    expect(x.data[i]).toBeCloseTo(-0.4 / Math.hypot(0.4, 1), 3);
    expect(y.data[i]).toBeCloseTo(0, 3);
  }
});
