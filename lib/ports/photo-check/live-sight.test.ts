import { describe, expect, it } from "vitest";
import packages from "@/package.json";
import { EYE_VERSION, isStill, type LiveSight } from "./live-sight";

it("the files that browsers keep go by the versions of the packages that they come from", () => {
  const { "@litertjs/core": liteRt, "@mediapipe/pose": pose } = packages.dependencies;
  expect(EYE_VERSION).toBe(`${liteRt}-${pose}`);
});

const sightAt = (x: number): LiveSight => ({
  faults: [],
  trunk: [
    { x, y: 0.2 },
    { x: 0.4, y: 0.2 },
  ],
});

describe("between two looks", () => {
  it("a breath is no movement", () => {
    expect(isStill(sightAt(0.2), sightAt(0.21))).toBe(true);
  });

  it("a step is one", () => {
    expect(isStill(sightAt(0.2), sightAt(0.25))).toBe(false);
  });

  it("nobody stands still where nobody is", () => {
    expect(isStill(sightAt(0.2), { faults: ["nobody"], trunk: [] })).toBe(false);
    expect(isStill({ faults: ["nobody"], trunk: [] }, sightAt(0.2))).toBe(false);
  });
});
