import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStopwatch } from "./use-stopwatch";

const client = { id: "c1", trainerId: "ann" };
const open = () => renderHook(() => useStopwatch(client)).result;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("measures a set in whole seconds, also across screens, and stops once", () => {
  const watch = open();
  act(() => watch.current.start("s1"));
  act(() => vi.advanceTimersByTime(12_400));
  expect(watch.current.running).toEqual({ setId: "s1", seconds: 12 });
  const elsewhere = open();
  act(() => vi.advanceTimersByTime(20_000));
  expect(elsewhere.current.running?.seconds).toBe(32);
  let measured: number | null = null;
  act(() => {
    measured = elsewhere.current.stop();
  });
  expect(measured).toBe(32);
  expect(watch.current.running).toBeNull();
  expect(watch.current.stop()).toBeNull();
});
