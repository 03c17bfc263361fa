import { expect, test } from "vitest";
import { isEmpty, NO_ANSWERS, parseAnswers } from "./answers";

const FULL = {
  weight: 182.9,
  bodyFat: 19,
  girths: { waist: "34,5" },
  ratings: { sleep: 4, stress: 1 },
  own: {},
  note: "Travelled",
};

test("restores stored answers", () => {
  expect(parseAnswers(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(isEmpty(FULL)).toBe(false);
});

test.each([null, undefined, 7, "text", [], {}, { weight: "180", ratings: [], girths: 3, note: {} }])(
  "ignores %j, which this form never stored",
  (kept) => {
    expect(parseAnswers(kept)).toEqual(NO_ANSWERS);
    expect(isEmpty(parseAnswers(kept))).toBe(true);
  },
);

test("drops an answer outside the range", () => {
  const { ratings, girths } = parseAnswers({
    ...FULL,
    ratings: { sleep: 0, hunger: 6, stress: 2.5, adherence: 5 },
    girths: { waist: 30, hip: "40" },
  });
  expect(ratings).toEqual({ adherence: 5 });
  expect(girths).toEqual({ hip: "40" });
});
