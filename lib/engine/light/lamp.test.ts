import fc from "fast-check";
import { expect, it } from "vitest";
import { facingOf, findLamp, lampLight } from "./lamp";

/** A ball of two colours under one lamp, at these degrees from the viewer and from the right over above to the left. */
function ball(tilt: number, turn: number, darker: number) {
  const [away, around] = [(tilt * Math.PI) / 180, (turn * Math.PI) / 180];
  const lamp = [
    Math.sin(away) * Math.cos(around),
    -Math.sin(away) * Math.sin(around),
    Math.cos(away),
  ] as const;
  const normals: number[] = [];
  const colours: number[] = [];
  const light: number[] = [];
  for (let x = -0.9; x <= 0.9; x += 0.1)
    for (let y = -0.9; y <= 0.9; y += 0.1) {
      if (x * x + y * y > 0.9) continue;
      const z = Math.sqrt(1 - x * x - y * y);
      const colour = normals.length % 2;
      normals.push(x, y, z);
      colours.push(colour);
      light.push(lampLight(lamp[0] * x + lamp[1] * y + lamp[2] * z) - darker * colour);
    }
  const lit = {
    normals: Float64Array.from(normals),
    colours: Uint8Array.from(colours),
    light: Float32Array.from(light),
  };
  return { lamp, lit };
}

it("finds the lamp above or beside a ball to within 12 degrees, whatever its colours", () => {
  fc.assert(
    fc.property(
      // A flatter lamp is farther from the tried directions, and found to within 17 degrees.
      fc.double({ min: 10, max: 75, noNaN: true }),
      fc.double({ min: 0, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (tilt, turn, darker) => {
        const { lamp, lit } = ball(tilt, turn, darker);
        const { x, y, z } = findLamp(lit, 2).lamp;
        const cosine = x * lamp[0] + y * lamp[1] + z * lamp[2];
        expect((Math.acos(Math.min(1, cosine)) * 180) / Math.PI).toBeLessThan(12);
      },
    ),
    { numRuns: 40 },
  );
});

it("never puts the lamp below or behind the body", () => {
  for (const [tilt, turn] of [
    [70, 270],
    [120, 90],
  ] as const) {
    const { y, z } = findLamp(ball(tilt, turn, 0).lit, 2).lamp;
    expect(y).toBeLessThanOrEqual(1e-9);
    expect(z).toBeGreaterThan(-0.1);
  }
});

it("leaves more error where light comes from two sides than under one lamp", () => {
  const one = ball(60, 20, 0).lit;
  const other = ball(60, 160, 0).lit;
  const both = {
    ...one,
    light: one.light.map((value, i) => Math.log(Math.exp(value) + Math.exp(other.light[i]!))),
  };
  expect(findLamp(both, 2).error).toBeGreaterThan(2 * findLamp(one, 2).error);
});

it("reads from its brightness how far a lit surface faces the lamp, and trusts the form in the shade", () => {
  const lamp = { x: 0, y: 0, z: 1, colours: Float64Array.of(-0.5, -1.2) };
  expect(facingOf(lamp, 1, lampLight(0.4) - 1.2, -0.8)).toBeCloseTo(0.4, 6);
  expect(facingOf(lamp, 1, lampLight(-0.3) - 1.2, -0.8)).toBe(-0.8);
  expect(facingOf(lamp, 0, lampLight(3) - 0.5, 0.2)).toBe(1);
});
