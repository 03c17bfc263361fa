import fc from "fast-check";
import { expect, it } from "vitest";
import { cursorOf, parseCursor } from "./cursor";
import { addressOf, askedOf, FILTERS, SORTS, STANDARD_SORT, turned } from "./question";

const asked = fc.record({
  q: fc.string({ maxLength: 80 }),
  sort: fc.constantFrom(...SORTS, ...SORTS.map((sort) => `-${sort}`)),
  filter: fc.constantFrom(...FILTERS),
  tag: fc.option(fc.string({ minLength: 1, maxLength: 24 })),
});

it("says in an address what is asked, and reads it back", () => {
  fc.assert(
    fc.property(asked, (question) => {
      expect(askedOf(new URLSearchParams(addressOf(question)))).toEqual(question);
    }),
  );
});

it("takes an address that says nothing, or nothing right, for the standard", () => {
  const standard = { q: "", sort: STANDARD_SORT, filter: "all", tag: null };
  expect(askedOf(new URLSearchParams("?sort=height&filter=tall&tag="))).toEqual(standard);
  expect(addressOf(askedOf(new URLSearchParams()))).toBe("");
});

it("turns an order around that is in use, and back", () => {
  expect(turned("name", "name")).toBe("-name");
  expect(turned("-name", "name")).toBe("name");
  expect(turned("next", "name")).toBe("name");
});

const ID = "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001";

it.each([3, -1.5, 0, Number.POSITIVE_INFINITY])("gives back the place after a row sorted by %d", (key) => {
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
])("takes %j for no place", (text) => {
  expect(parseCursor(text)).toBeNull();
});
