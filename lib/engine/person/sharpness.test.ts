import sharp from "sharp";
import { expect, it } from "vitest";
import { decodePhoto, resizePhoto } from "@/lib/engine/raster/codec";
import { newMask } from "@/lib/engine/raster/raster";
import { figureJpeg } from "@/tests/figures/figure";
import { sharpnessOf } from "./sharpness";

const SIZE = { width: 270, height: 480 };

async function sharpness(sigma: number) {
  const jpeg = sigma ? await sharp(figureJpeg("w02")).blur(sigma).jpeg().toBuffer() : figureJpeg("w02");
  const image = await resizePhoto(await decodePhoto(jpeg), SIZE.width, SIZE.height);
  const mask = newMask(SIZE.width, SIZE.height);
  mask.data.fill(1);
  return sharpnessOf(image, mask);
}

it("a light blur lowers the steepness of the edges, a strong blur also their strength", async () => {
  const [clear, soft, blurred] = await Promise.all([0, 4, 10].map(sharpness));
  expect(clear!.steepness).toBeGreaterThan(0.8);
  expect(soft!.steepness).toBeLessThan(clear!.steepness - 0.15);
  expect(blurred!.steepness).toBeLessThan(0.57);
  expect(blurred!.edges).toBeLessThan(soft!.edges / 2);
});
