import { expect, test } from "vitest";
import { spread } from "./spread";

const same = (value: number) => value;
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

test.each([
  [[], []],
  [[7], [7]],
  [upTo(4), upTo(4)],
  [upTo(100), [0, 25, 50, 75, 100]],
  // Many at the end: earlier items are still chosen.
  [
    [0, 50, 96, 97, 98, 99, 100],
    [0, 50, 96, 97, 100],
  ],
])("from %j it selects %j", (items, chosen) => {
  expect(spread(items, 5, same)).toEqual(chosen);
});

test("it selects the requested number of items with equal times", () => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));
  expect(spread(items, 3, () => 0)).toHaveLength(3);
});
