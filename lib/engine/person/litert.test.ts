import { expect, it } from "vitest";
import { networks } from "@/lib/engine/analyse";
import { MODELS } from "./models";

const { size } = MODELS.selfieSegmenter;
const grey = () => new Float32Array(size * size * 3).fill(0.5);

it("starts in Node and returns equal output for equal input", async () => {
  const { selfieSegmenter } = await networks();
  const [first] = await selfieSegmenter(grey(), [1, size, size, 3]);
  const [again] = await selfieSegmenter(grey(), [1, size, size, 3]);
  expect(first).toHaveLength(size * size);
  expect(Math.max(...first!)).toBeLessThan(0.5);
  expect(again).toEqual(first);
});
