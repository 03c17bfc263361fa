import { expect, it } from "vitest";
import { tapeLines } from "./tape-lines";

const box = { left: 0.3, top: 0.1, width: 0.4, height: 0.8 };
type Points = [number, number][];
const rectangle = (left: number, right: number, top = 0.1, bottom = 0.9): Points => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const SHAPE = 16 / 9;

it("cross the torso at chest, waist and hips, without the arms", () => {
  const outline = [rectangle(0.4, 0.6), rectangle(0.3, 0.36, 0.3, 0.6), rectangle(0.64, 0.7, 0.3, 0.6)];
  const lines = tapeLines({ shape: SHAPE, box, outline });
  expect(lines.map(({ site, y }) => [site, Number(y.toFixed(3))])).toEqual([
    ["chest", 0.324],
    ["waist", 0.416],
    ["hip", 0.496],
  ]);
  for (const { left, right } of lines) expect([left, right]).toEqual([0.4, 0.6]);
});

it("are no wider than a torso where the arms touch it", () => {
  const [chest] = tapeLines({ shape: SHAPE, box, outline: [rectangle(0.3, 0.7)] });
  expect(chest!.right - chest!.left).toBeCloseTo(0.26 * 0.8 * SHAPE);
  expect((chest!.right + chest!.left) / 2).toBeCloseTo(0.5);
});

it("are missing where the outline has a gap in the middle", () => {
  const outline = [rectangle(0.3, 0.45), rectangle(0.55, 0.7)];
  expect(tapeLines({ shape: SHAPE, box, outline })).toEqual([]);
});
