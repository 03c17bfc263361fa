import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { figureJpeg } from "@/tests/figures/figure";
import { type GreyImage, likeness } from "./likeness";

const WIDTH = 96;
const HEIGHT = 171;

async function grey(picture: Sharp): Promise<GreyImage> {
  const whole = await picture.toBuffer();
  const data = await sharp(whole)
    .resize(WIDTH, HEIGHT, { fit: "fill" })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width: WIDTH, height: HEIGHT, data };
}
const photo = (name = "m_gym_shorts") => sharp(figureJpeg(name));

describe("the likeness of a picture to its photo", () => {
  it("is 1 for the photo itself", async () => {
    const same = await grey(photo());
    const { upper, room, difference } = likeness(same, same);
    expect(upper).toBeCloseTo(1);
    expect(room).toBeCloseTo(1);
    expect(difference).toBe(0);
  });

  it("stays high when the picture is brighter, blurred and shifted by a few pixels", async () => {
    const moved = photo()
      .modulate({ brightness: 1.1 })
      .blur(3)
      .extend({ top: 11, extendWith: "copy" })
      .extract({ left: 0, top: 0, width: 1080, height: 1920 });
    const { upper, room } = likeness(await grey(photo()), await grey(moved));
    expect(upper).toBeGreaterThan(0.85);
    expect(room).toBeGreaterThan(0.9);
  });

  it.each([
    ["another person in another room", () => photo("w00")],
    ["the mirrored photo", () => photo().flop()],
    [
      "the same person with a closer crop",
      () => photo().extract({ left: 70, top: 125, width: 940, height: 1670 }),
    ],
  ])("is low for %s", async (_, picture) => {
    const { upper, room } = likeness(await grey(photo()), await grey(picture()));
    expect(upper).toBeLessThan(0.55);
    expect(room).toBeLessThan(0.7);
  });
});
