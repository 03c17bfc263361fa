import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Subject } from "./body";
import { averageGirthCm, GIRTH_SITES, girthRatios } from "./girths";

const subject = (
  sex: "male" | "female",
  heightInches: number,
  now: [number, number],
  target: [number, number],
): Subject => ({
  sex,
  heightInches,
  now: { weightLbs: now[0], bodyFat: now[1] },
  target: { weightLbs: target[0], bodyFat: target[1] },
});

/** Rows: neck, shoulder, chest girth, chest width, waist girth, waist width, waist depth, hip girth, hip width, thigh, biceps. */
const WORKED: [Subject, number, number[]][] = [
  [
    subject("male", 72, [195, 20], [185, 15]),
    93.4,
    [0.985, 0.992, 0.969, 0.988, 0.944, 0.956, 0.929, 0.977, 0.981, 0.978, 0.981],
  ],
  [
    subject("female", 65, [150, 32], [135, 24]),
    85.4,
    [0.976, 0.981, 0.944, 0.977, 0.909, 0.928, 0.872, 0.945, 0.953, 0.939, 0.942],
  ],
  [
    subject("male", 70, [250, 35], [200, 20]),
    114.6,
    [0.922, 0.945, 0.864, 0.943, 0.797, 0.838, 0.751, 0.898, 0.925, 0.892, 0.897],
  ],
  [
    subject("male", 70, [150, 12], [165, 13]),
    79.0,
    [1.042, 1.052, 1.062, 1.025, 1.031, 1.024, 1.039, 1.037, 1.006, 1.077, 1.093],
  ],
  [
    subject("female", 65, [180, 40], [140, 28]),
    97.4,
    [0.93, 0.939, 0.869, 0.944, 0.814, 0.853, 0.746, 0.878, 0.898, 0.857, 0.853],
  ],
];

const composition = fc.record({
  weightLbs: fc.integer({ min: 100, max: 350 }),
  bodyFat: fc.double({ min: 5, max: 45, noNaN: true }),
});
const person = {
  sex: fc.constantFrom("male" as const, "female" as const),
  heightInches: fc.integer({ min: 48, max: 95 }),
};

describe("girthRatios", () => {
  it.each(WORKED)("agrees with the published worked example %#", (body, waistCm, expected) => {
    const { girth, frontWidth, depth } = girthRatios(body);
    const found = [
      girth.neck,
      girth.shoulder,
      girth.chest,
      frontWidth.chest,
      girth.waist,
      frontWidth.waist,
      depth.waist,
      girth.hip,
      frontWidth.hip,
      girth.thigh,
      girth.biceps,
    ];
    for (const [index, value] of found.entries())
      expect(Math.abs(value - expected[index]!)).toBeLessThan(0.00051);
    expect(averageGirthCm(body.sex, "waist", body.now.weightLbs, body.heightInches)).toBeCloseTo(waistCm, 1);
  });

  it.each([
    [subject("male", 70, [200, 28], [170, 17]), 0.33],
    [subject("female", 65, [165, 36], [140, 28]), 0.35],
  ])(
    "narrows the shoulders of a dieter by the power of the weight that measured people have %#",
    (body, power) => {
      const { frontWidth, girth } = girthRatios(body);
      const logWeight = Math.log(body.target.weightLbs / body.now.weightLbs);
      expect(Math.abs(Math.log(frontWidth.shoulder) / logWeight - power)).toBeLessThan(0.04);
      expect(frontWidth.shoulder).toBeLessThan(girth.shoulder);
    },
  );

  it("broadens trained shoulders no faster than their girth", () => {
    const { frontWidth, girth } = girthRatios(subject("male", 70, [150, 12], [165, 13]));
    expect(frontWidth.shoulder).toBe(girth.shoulder);
  });

  it("is exactly 1 everywhere when the body does not change", () => {
    fc.assert(
      fc.property(fc.record({ ...person, now: composition }), (body) => {
        const { girth, frontWidth, depth } = girthRatios({ ...body, target: body.now });
        for (const site of GIRTH_SITES)
          expect([girth[site], frontWidth[site], depth[site]]).toEqual([1, 1, 1]);
      }),
    );
  });

  it("stays within plausible limits for every input of the form", () => {
    fc.assert(
      fc.property(fc.record({ ...person, now: composition, target: composition }), (body) => {
        const { girth } = girthRatios(body);
        for (const site of GIRTH_SITES) {
          expect(girth[site]).toBeGreaterThanOrEqual(0.55);
          expect(girth[site]).toBeLessThanOrEqual(1.35);
        }
      }),
    );
  });

  it("gives a smaller waist for fat loss, and never a larger one for more loss", () => {
    fc.assert(
      fc.property(
        fc.record({ ...person, now: composition }),
        fc.double({ min: 0.01, max: 0.2, noNaN: true }),
        (body, lost) => {
          const { weightLbs, bodyFat } = body.now;
          const fat = (weightLbs * bodyFat) / 100;
          const losing = (share: number) => {
            const weight = weightLbs - fat * share;
            return { weightLbs: weight, bodyFat: (100 * fat * (1 - share)) / weight };
          };
          const less = girthRatios({ ...body, target: losing(lost) }).frontWidth.waist;
          const more = girthRatios({ ...body, target: losing(lost * 2) }).frontWidth.waist;
          expect(less).toBeLessThan(1);
          expect(more).toBeLessThanOrEqual(less);
        },
      ),
    );
  });
});
