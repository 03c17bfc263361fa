import fc from "fast-check";
import { expect, it } from "vitest";
import { robustLeastSquares } from "./least-squares";
import { HARMONICS, lightOn, writeHarmonics } from "./light-estimate";

/** Normals all over the half of a ball that faces the viewer. */
function normals(): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (let x = -0.9; x <= 0.9; x += 0.15)
    for (let y = -0.9; y <= 0.9; y += 0.15)
      if (x * x + y * y < 0.9) found.push([x, y, Math.sqrt(1 - x * x - y * y)]);
  return found;
}

function estimate(values: (normal: [number, number, number], index: number) => number): Float64Array {
  const all = normals();
  const columns = HARMONICS + 1;
  const rows = new Float64Array(all.length * columns);
  for (const [index, [x, y, z]] of all.entries()) {
    rows[index * columns] = 1;
    writeHarmonics(x, y, z, rows, index * columns + 1);
  }
  const ridge = new Float64Array(columns).fill(1e-6);
  return robustLeastSquares(rows, Float32Array.from(all, values), ridge).slice(1);
}

const light = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: HARMONICS, maxLength: HARMONICS })
  .map((weights) => Float64Array.from(weights));

it("finds the light on a ball, for any light and colour", () => {
  fc.assert(
    fc.property(light, fc.double({ min: -3, max: 0, noNaN: true }), (given, colour) => {
      const found = estimate((normal) => colour + lightOn(given, ...normal));
      for (const normal of normals()) {
        const change = lightOn(found, ...normal) - lightOn(found, 0, 0, 1);
        expect(change).toBeCloseTo(lightOn(given, ...normal) - lightOn(given, 0, 0, 1), 3);
      }
    }),
    { numRuns: 50 },
  );
});

it("is not misled by a tattoo or a strap on a tenth of the skin", () => {
  const given = Float64Array.from([0.4, -0.6, 0.3, 0, 0, 0, 0]);
  const found = estimate((normal, index) => lightOn(given, ...normal) - (index % 10 === 0 ? 2 : 0));
  for (const normal of normals()) {
    const change = lightOn(found, ...normal) - lightOn(found, 0, 0, 1);
    expect(Math.abs(change - (lightOn(given, ...normal) - lightOn(given, 0, 0, 1)))).toBeLessThan(0.05);
  }
});
