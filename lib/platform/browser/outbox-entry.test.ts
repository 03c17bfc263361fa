import { describe, expect, it, test } from "vitest";
import { DAY_MS } from "@/lib/text/calendar/days";
import { isTooOld, verdictOf, waitBefore } from "./outbox-entry";

test.each([
  [200, "sent"],
  [201, "sent"],
  [400, "refused"],
  [404, "refused"],
  [413, "refused"],
  [422, "refused"],
  [401, "signed-out"],
  [403, "signed-out"],
  [304, "later"],
  [408, "later"],
  [409, "later"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
] as const)("a reply with status %i means %s", (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict);
});

describe("waitBefore", () => {
  it("doubles from five seconds and never exceeds five minutes", () => {
    expect([0, 1, 2, 3, 4].map(waitBefore)).toEqual([5000, 5000, 10_000, 20_000, 40_000]);
    expect(waitBefore(50)).toBe(300_000);
  });
});

it("an entry is too old once the server may have forgotten its key", () => {
  expect(isTooOld({ madeAt: 0 }, 28 * DAY_MS)).toBe(false);
  expect(isTooOld({ madeAt: 0 }, 30 * DAY_MS)).toBe(true);
});
