import { expect, test } from "vitest";
import { groupedBy } from "./groups";

test("groups keep the order of their first member and members keep theirs", () => {
  const groups = groupedBy(["pear", "apple", "plum", "avocado", "fig"], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ["p", ["pear", "plum"]],
    ["a", ["apple", "avocado"]],
    ["f", ["fig"]],
  ]);
});

test("nothing has no groups", () => {
  expect(groupedBy([], String).size).toBe(0);
});
