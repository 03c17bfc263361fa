import fc from "fast-check";
import { expect, it } from "vitest";
import { cursorOf, parseCursor } from "./cursor";
import { addressOf, askedOf, FILTERS, SORTS, STANDARD_SORT, toggledSort } from "./question";

const asked = fc.record({
  q: fc.string({ maxLength: 80 }),
  sort: fc.constantFrom(...SORTS, ...SORTS.map((sort) => `-${sort}`)),
  filter: fc.constantFrom(...FILTERS),
  tag: fc.option(fc.string({ minLength: 1, maxLength: 24 })),
});

it("a query survives the round trip through the address", () => {
  fc.assert(
    fc.property(asked, (question) => {
      expect(askedOf(new URLSearchParams(addressOf(question)))).toEqual(question);
    }),
  );
});

it("missing and invalid parameters get their defaults", () => {
  const standard = { q: "", sort: STANDARD_SORT, filter: "all", tag: null };
  expect(askedOf(new URLSearchParams("?sort=height&filter=tall&tag="))).toEqual(standard);
  expect(addressOf(askedOf(new URLSearchParams()))).toBe("");
});

it("toggles the direction of the current sort order", () => {
  expect(toggledSort("name", "name")).toBe("-name");
  expect(toggledSort("-name", "name")).toBe("name");
  expect(toggledSort("next", "name")).toBe("name");
});

const ID = "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001";

it.each([3, -1.5, 0, Number.POSITIVE_INFINITY])("restores the cursor of a row with sort key %d", (key) => {
  const place = { key, name: 'a "name"', id: ID };
  expect(parseCursor(cursorOf(place))).toEqual(place);
});

it.each([
  "",
  "x",
  "{}",
  "[]",
  `["x","a","${ID}"]`,
  `["1","a","1"]`,
  `["1","a\\u0000","${ID}"]`,
  `[1,"a","${ID}"]`,
])("rejects the cursor %j", (text) => {
  expect(parseCursor(text)).toBeNull();
});
