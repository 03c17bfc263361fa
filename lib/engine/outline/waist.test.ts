import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lookAt } from "@/lib/engine/analyse";
import { photoCheck } from "@/lib/engine/photo-check";
import { decodePhoto } from "@/lib/engine/raster/codec";
import { figureJpeg } from "@/tests/figures/photo-changes";

const waistIn = async (jpeg: Uint8Array) => photoCheck(await lookAt(await decodePhoto(jpeg))).person?.waist;

describe("the waist", () => {
  it.each(["m_gym_tee", "w01", "rendered/04/before"])("is covered by clothes in %s", async (name) => {
    expect(await waistIn(await figureJpeg(name))).toBe("covered");
  });

  it.each(["m_gym_shorts", "f_plain_bra", "m_back_gym", "rendered/06/before"])(
    "is bare in %s",
    async (name) => {
      expect(await waistIn(await figureJpeg(name))).toBe("bare");
    },
  );

  it("is not told in black and white", async () => {
    const grey = await sharp(await figureJpeg("m_gym_shorts"))
      .greyscale()
      .jpeg()
      .toBuffer();
    expect(await waistIn(grey)).toBe("unsure");
  });
});
