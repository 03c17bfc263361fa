import { describe, expect, it } from "vitest";
import { newPlane, type Plane, type RgbImage } from "@/lib/engine/raster/raster";
import { coloured, skinColour } from "./skin-colour";

const [WIDTH, HEIGHT] = [40, 30];

/** Skin whose light (a logarithm) grows from left to right. In its brighter half the channels follow it by these exponents. */
function skin(powers: number[], range: number): { photo: RgbImage; light: Plane; bare: Plane } {
  const light = newPlane(WIDTH, HEIGHT);
  const bare = newPlane(WIDTH, HEIGHT);
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) };
  for (let i = 0; i < light.data.length; i++) {
    const by = range * ((i % WIDTH) / (WIDTH - 1) - 0.5);
    light.data[i] = -0.7 + by;
    bare.data[i] = 1;
    for (const [k, usual] of [180, 140, 100].entries())
      photo.data[3 * i + k] = Math.round(usual * Math.exp((by * (by < 0 ? 1 : (powers[k] ?? 1))) / 2.2));
  }
  return { photo, light, bare };
}

const colourOf = (powers: number[], range: number) => {
  const { photo, ...cover } = skin(powers, range);
  return skinColour(photo, cover);
};

describe("the colour of skin", () => {
  it("follows the light as on the bright skin of the photo, and its luminance equals the light", () => {
    const { red, green, blue } = colourOf([0.6, 1.15, 1.7], 1.2);
    expect(red).toBeCloseTo(0.6, 1);
    expect(green).toBeCloseTo(1.15, 1);
    expect(blue).toBeGreaterThan(1.5);
    expect(0.32 * red + 0.64 * green + 0.04 * blue).toBeCloseTo(1, 6);
  });

  it("keeps its hue if all channels change alike, or if the light is too even to measure", () => {
    for (const { red, blue } of [colourOf([1, 1, 1], 1.2), colourOf([0.5, 1.2, 1.8], 0.02)]) {
      expect(red).toBeCloseTo(1, 1);
      expect(blue).toBeCloseTo(1, 1);
    }
  });

  it("changes only on skin", () => {
    const factor = newPlane(2, 1);
    factor.data.set([0.8, 0.8]);
    const bare = newPlane(2, 1);
    bare.data.set([1, 0]);
    const { red, green, blue } = coloured(factor, { bare, colour: { red: 0.5, green: 1, blue: 2 } });
    expect([red, green, blue].map(({ data }) => data[0])).toEqual(
      [0.8 ** 0.5, 0.8, 0.8 ** 2].map((value) => expect.closeTo(value, 6)),
    );
    expect([red, green, blue].map(({ data }) => data[1])).toEqual(Array(3).fill(expect.closeTo(0.8, 6)));
  });
});
