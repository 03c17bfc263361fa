import fc from "fast-check";
import { expect, it } from "vitest";
import { cursorOf, parseCursor } from "./cursor";
import {
  ALL_CLIENTS,
  addressOf,
  askedOf,
  FILTERS,
  filtersIn,
  SORTS,
  toggledFilter,
  toggledSort,
} from "./question";

const asked = fc.record({
  q: fc.string({ maxLength: 80 }),
  sort: fc.constantFrom(...SORTS, ...SORTS.map((sort) => `-${sort}`)),
  filters: fc
    .subarray([...FILTERS])
    .map((chosen) => chosen.reduce<ReturnType<typeof toggledFilter>>(toggledFilter, [])),
  tags: fc.array(
    fc.string({ minLength: 1, maxLength: 24 }).filter((tag) => !tag.includes("\n")),
    { maxLength: 8 },
  ),
});

it("a query survives the round trip through the address", () => {
  fc.assert(
    fc.property(asked, (question) => {
      expect(askedOf(new URLSearchParams(addressOf(question)))).toEqual(question);
    }),
  );
});

it("missing and invalid parameters get their defaults", () => {
  expect(askedOf(new URLSearchParams("?sort=height&filter=tall&tag="))).toEqual(ALL_CLIENTS);
  expect(addressOf(askedOf(new URLSearchParams()))).toBe("");
});

it("adds filters to each other, takes one back alone, and lets archived stand alone", () => {
  expect(toggledFilter(["quiet"], "behind")).toEqual(["quiet", "behind"]);
  expect(toggledFilter(["quiet", "behind"], "quiet")).toEqual(["behind"]);
  expect(toggledFilter(["quiet", "behind"], "all")).toEqual([]);
  expect(toggledFilter(["quiet", "behind"], "archived")).toEqual(["archived"]);
  expect(toggledFilter(["archived"], "today")).toEqual(["today"]);
  expect(filtersIn("quiet,tall")).toBeUndefined();
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
