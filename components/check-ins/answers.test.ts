import { expect, test } from "vitest";
import { answersIn, isEmpty, NO_ANSWERS } from "./answers";

const FULL = {
  weight: 182.9,
  bodyFat: 19,
  girths: { waist: "34,5" },
  ratings: { sleep: 4, stress: 1 },
  note: "Travelled",
};

test("what was kept comes back", () => {
  expect(answersIn(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(isEmpty(FULL)).toBe(false);
});

test.each([null, undefined, 7, "text", [], {}, { weight: "180", ratings: [], girths: 3, note: {} }])(
  "%j was never kept by this form, and is nothing",
  (kept) => {
    expect(answersIn(kept)).toEqual(NO_ANSWERS);
    expect(isEmpty(answersIn(kept))).toBe(true);
  },
);

test("an answer that nobody can give is left out", () => {
  const { ratings, girths } = answersIn({
    ...FULL,
    ratings: { sleep: 0, hunger: 6, stress: 2.5, adherence: 5 },
    girths: { waist: 30, hip: "40" },
  });
  expect(ratings).toEqual({ adherence: 5 });
  expect(girths).toEqual({ hip: "40" });
});
