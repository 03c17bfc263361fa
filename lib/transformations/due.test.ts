import { describe, expect, it } from "vitest";
import { isDue } from "./due";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe("an image", () => {
  it("is due when nobody is at it, or the time of the next look has come", () => {
    expect(isDue({ status: "pending", nextCheckAt: null }, NOW)).toBe(true);
    expect(isDue({ status: "pending", nextCheckAt: later(-1) }, NOW)).toBe(true);
    expect(isDue({ status: "pending", nextCheckAt: NOW }, NOW)).toBe(true);
  });

  it("is left alone before that, and for good once it is finished", () => {
    expect(isDue({ status: "pending", nextCheckAt: later(1) }, NOW)).toBe(false);
    expect(isDue({ status: "done", nextCheckAt: null }, NOW)).toBe(false);
    expect(isDue({ status: "failed", nextCheckAt: later(-1) }, NOW)).toBe(false);
  });
});
