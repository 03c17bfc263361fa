import { expect, it } from "vitest";
import { fromBehind, standing } from "@/tests/support/landmarks";
import { faceBounds } from "./photo-check";

it("a face reaches from the ears' sides over forehead and chin", () => {
  const bounds = faceBounds(standing());
  expect(bounds).toMatchObject({ left: 125, right: 145 });
  // Eyes at 55, mouth at 68.
  expect(bounds?.top).toBeCloseTo(55 - 1.6 * 13, 6);
  expect(bounds?.bottom).toBeCloseTo(68 + 1.3 * 13, 6);
});

it("nobody has a face from behind", () => {
  expect(faceBounds(fromBehind())).toBeNull();
});

it("a head above the picture has none", () => {
  const above = standing().map((place, index) => (index < 11 ? { ...place, y: place.y - 90 } : place));
  expect(faceBounds(above)).toBeNull();
});
