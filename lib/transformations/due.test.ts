import { describe, expect, it } from "vitest";
import { isDue, isHeld, LEASE_MS } from "./due";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe("an image", () => {
  it("is due when nobody is at it, or the time of the next look has come", () => {
    expect(isDue({ status: "pending", nextCheckAt: null }, NOW)).toBe(true);
    expect(isDue({ status: "pending", nextCheckAt: later(-1) }, NOW)).toBe(true);
    expect(isDue({ status: "pending", nextCheckAt: NOW }, NOW)).toBe(true);
  });

  it("is not left alone for longer than any engine asks for: that was a clock that was wrong", () => {
    expect(isDue({ status: "pending", nextCheckAt: later(24 * 3600_000) }, NOW)).toBe(true);
  });

  it("is left alone before that, and for good once it is finished", () => {
    expect(isDue({ status: "pending", nextCheckAt: later(1) }, NOW)).toBe(false);
    expect(isDue({ status: "done", nextCheckAt: null }, NOW)).toBe(false);
    expect(isDue({ status: "failed", nextCheckAt: later(-1) }, NOW)).toBe(false);
  });
});

describe("a generation", () => {
  it("is held for as long as a lease can be, and no longer", () => {
    expect(isHeld({ status: "running", leaseUntil: later(LEASE_MS) }, NOW)).toBe(true);
    expect(isHeld({ status: "running", leaseUntil: NOW }, NOW)).toBe(false);
    expect(isHeld({ status: "running", leaseUntil: null }, NOW)).toBe(false);
    expect(isHeld({ status: "running", leaseUntil: later(24 * 3600_000) }, NOW)).toBe(false);
  });

  it("is paused for as long as was said", () => {
    expect(isHeld({ status: "queued", leaseUntil: later(30 * 24 * 3600_000) }, NOW)).toBe(true);
  });
});
