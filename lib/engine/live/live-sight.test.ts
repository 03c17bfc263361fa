import { describe, expect, it } from "vitest";
import packages from "@/package.json";
import { EYE_VERSION, isStill } from "./live-sight";

it("the version in the file paths matches the installed packages", () => {
  const { "@litertjs/core": liteRt, "@mediapipe/pose": pose } = packages.dependencies;
  expect(EYE_VERSION).toBe(`${liteRt}-${pose}`);
});

const sightAt = (x: number) => ({
  trunk: [
    { x, y: 0.2 },
    { x: 0.4, y: 0.2 },
  ],
});

describe("isStill", () => {
  it("ignores a movement as small as a breath", () => {
    expect(isStill(sightAt(0.2), sightAt(0.21))).toBe(true);
  });

  it("detects a step to the side", () => {
    expect(isStill(sightAt(0.2), sightAt(0.25))).toBe(false);
  });

  it("is false when one of the frames shows no person", () => {
    expect(isStill(sightAt(0.2), { trunk: [] })).toBe(false);
    expect(isStill({ trunk: [] }, sightAt(0.2))).toBe(false);
  });
});
