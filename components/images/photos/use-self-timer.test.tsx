import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSelfTimer } from "./use-self-timer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => {
  for (let n = 0; n < count; n++) act(() => vi.advanceTimersByTime(1000));
};

test("counts down and takes one picture", () => {
  const shoot = vi.fn();
  const { result } = renderHook(() => useSelfTimer(shoot));
  act(() => result.current.start(3));
  expect(result.current.left).toBe(3);
  seconds(2);
  expect(result.current.left).toBe(1);
  expect(shoot).not.toHaveBeenCalled();
  seconds(5);
  expect(shoot).toHaveBeenCalledOnce();
  expect(result.current.left).toBeNull();
});

test("takes no picture after a stop or an unmount", () => {
  const shoot = vi.fn();
  const { result, unmount } = renderHook(() => useSelfTimer(shoot));
  act(() => result.current.start(3));
  seconds(1);
  act(() => result.current.cancel());
  seconds(5);
  act(() => result.current.start(3));
  unmount();
  seconds(5);
  expect(shoot).not.toHaveBeenCalled();
});
