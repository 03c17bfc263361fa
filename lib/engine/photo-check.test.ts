import { expect, it } from "vitest";
import { fromBehind, standing } from "@/tests/support/landmarks";
import { faceBounds } from "./photo-check";

it("the face box spans both ears, the forehead and the chin", () => {
  const bounds = faceBounds(standing());
  expect(bounds).toMatchObject({ left: 125, right: 145 });
  // The eyes are at 55, the mouth at 68.
  expect(bounds?.top).toBeCloseTo(55 - 1.6 * 13, 6);
  expect(bounds?.bottom).toBeCloseTo(68 + 1.3 * 13, 6);
});

it("a back view has no face box", () => {
  expect(faceBounds(fromBehind())).toBeNull();
});

it("a head above the picture has no face box", () => {
  const above = standing().map((place, index) => (index < 11 ? { ...place, y: place.y - 90 } : place));
  expect(faceBounds(above)).toBeNull();
});
