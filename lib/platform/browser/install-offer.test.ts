import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/text/calendar/days";
import { isSnoozed } from "./install-offer";

it("is snoozed for three days after a dismissal, but not by a dismissal in the future", () => {
  const dismissed = Date.UTC(2026, 10, 20);
  expect(isSnoozed(null, dismissed)).toBe(false);
  expect(isSnoozed(dismissed, dismissed)).toBe(true);
  expect(isSnoozed(dismissed, dismissed + 3 * DAY_MS - 1)).toBe(true);
  expect(isSnoozed(dismissed, dismissed + 3 * DAY_MS)).toBe(false);
  expect(isSnoozed(dismissed, dismissed - 1)).toBe(false);
});
