import { describe, expect, it } from "vitest";
import { continueBackground, SIGHT } from "./background-continuation";
import { type Mask, newMask, type RgbImage } from "./raster";

const SIZE = 9;
const GREY = 120;
const at = (x: number, y: number): number => y * SIZE + x;

/** A grey wall with a dark pole in column 4; the pixels of the square in the middle are not yet decided. */
function wallWithPole(): { image: RgbImage; sight: Mask } {
  const image = { width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE * 3).fill(GREY) };
  const sight = newMask(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    image.data.fill(20, at(4, y) * 3, at(4, y) * 3 + 3);
    for (let x = 0; x < SIZE; x++) {
      const undecided = x >= 3 && x <= 5 && y >= 3 && y <= 5;
      sight.data[at(x, y)] = undecided ? SIGHT.asked : SIGHT.seen;
    }
  }
  return { image, sight };
}

function continuation(image: RgbImage, sight: Mask): Float32Array {
  const match = new Float32Array(SIZE * SIZE);
  continueBackground(image, sight, match);
  return match;
}

describe("what continues the background", () => {
  it("is the wall beside and the pole above, in their own places", () => {
    const { image, sight } = wallWithPole();
    const match = continuation(image, sight);
    expect(match[at(3, 4)]).toBeGreaterThan(0.9);
    expect(match[at(4, 4)]).toBeGreaterThan(0.9);
  });

  it("is not a colour that is seen nowhere along row and column", () => {
    const { image, sight } = wallWithPole();
    image.data.set([220, 160, 130], at(5, 4) * 3);
    image.data.set([20, 20, 20], at(3, 4) * 3);
    const match = continuation(image, sight);
    expect(match[at(5, 4)]).toBeLessThan(0.01);
    expect(match[at(3, 4)]).toBeLessThan(0.01);
  });

  it("is nothing at all where no background is seen", () => {
    const { image } = wallWithPole();
    const nothingSeen = newMask(SIZE, SIZE);
    nothingSeen.data.fill(SIGHT.asked);
    const match = continuation(image, nothingSeen);
    expect(Math.max(...match)).toBe(0);
  });
});
