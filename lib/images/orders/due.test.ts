import { describe, expect, it } from "vitest";
import { isDue, isLeased, LEASE_MS } from "./due";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe("an image", () => {
  it("is due without a scheduled check, or when its time has come", () => {
    expect(isDue({ status: "pending", nextCheckAt: null }, NOW)).toBe(true);
    expect(isDue({ status: "pending", nextCheckAt: later(-1) }, NOW)).toBe(true);
    expect(isDue({ status: "pending", nextCheckAt: NOW }, NOW)).toBe(true);
  });

  it("ignores a check that is too far ahead, because it comes from a wrong clock", () => {
    expect(isDue({ status: "pending", nextCheckAt: later(24 * 3600_000) }, NOW)).toBe(true);
  });

  it("is not due before its check, and never after it is finished", () => {
    expect(isDue({ status: "pending", nextCheckAt: later(1) }, NOW)).toBe(false);
    expect(isDue({ status: "done", nextCheckAt: null }, NOW)).toBe(false);
    expect(isDue({ status: "failed", nextCheckAt: later(-1) }, NOW)).toBe(false);
  });
});

describe("a generation", () => {
  it("is leased at most for the longest lease", () => {
    expect(isLeased({ status: "running", leaseUntil: later(LEASE_MS) }, NOW)).toBe(true);
    expect(isLeased({ status: "running", leaseUntil: NOW }, NOW)).toBe(false);
    expect(isLeased({ status: "running", leaseUntil: null }, NOW)).toBe(false);
    expect(isLeased({ status: "running", leaseUntil: later(24 * 3600_000) }, NOW)).toBe(false);
  });

  it("can be paused for any time", () => {
    expect(isLeased({ status: "queued", leaseUntil: later(30 * 24 * 3600_000) }, NOW)).toBe(true);
  });
});
