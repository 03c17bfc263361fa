import { describe, expect, test } from "vitest";
import { dayReached } from "./standing";
import { STEP_DAYS } from "./step";

/** A line with a value each month, drawn in the steps of a forecast. */
const lineOf = (months: readonly number[]) =>
  Array.from({ length: 8 * (months.length - 1) + 1 }, (_, step) => {
    const [from, to] = [months[Math.floor(step / 8)]!, months[Math.ceil(step / 8)]!];
    return from + ((step % 8) / 8) * (to - from);
  });
const MONTH = 8 * STEP_DAYS;

describe("the day on which a plan reaches a value", () => {
  const loss = lineOf([200, 196, 192, 188]);

  test("lies between two steps in proportion", () => {
    expect(dayReached(loss, 196, 20)).toBeCloseTo(MONTH, 9);
    expect(dayReached(loss, 195.9, 40)).toBeCloseTo(MONTH + 0.1 * (MONTH / 4), 9);
  });

  test("is the last one for a value beyond the end, and before the start at the plan's first pace", () => {
    expect(dayReached(loss, 180, 60)).toBeCloseTo(3 * MONTH, 9);
    expect(dayReached(loss, 202, 12)).toBeCloseTo(-MONTH / 2, 9);
  });

  test("is the nearest one where a plan turns", () => {
    const turning = lineOf([200, 190, 190, 200]);
    expect(dayReached(turning, 195, 80)).toBeCloseTo(2.5 * MONTH, 9);
    expect(dayReached(turning, 195, 10)).toBeCloseTo(0.5 * MONTH, 9);
  });
});
