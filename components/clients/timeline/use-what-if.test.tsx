import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAfterPaint } from "./use-what-if";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("follows a value after its paint, and only to the newest state", () => {
  const seen: number[] = [];
  const { rerender } = renderHook(({ value }) => seen.push(useAfterPaint(value)), {
    initialProps: { value: 0 },
  });
  rerender({ value: 1 });
  rerender({ value: 2 });
  expect(new Set(seen)).toEqual(new Set([0]));
  pass(50);
  expect(new Set(seen)).toEqual(new Set([0, 2]));
});

test("also follows a value that never rests", () => {
  const { rerender, result } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 0 },
  });
  for (let value = 1; value <= 20; value++) {
    rerender({ value });
    pass(10);
  }
  expect(result.current).toBeGreaterThan(10);
});
