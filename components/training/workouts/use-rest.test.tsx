import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restKey, storeOnDevice } from "./device-store";
import { useRest } from "./use-rest";
import { useRestAlarm } from "./use-rest-alarm";

const client = { id: "c1", trainerId: "ann" };
const open = () =>
  renderHook(() => {
    useRestAlarm(client);
    return useRest(client);
  });
const vibrate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { vibrate });
  vibrate.mockClear();
  storeOnDevice(restKey(client), null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("counts down, reports the end and vibrates once", () => {
  const { result } = open();
  act(() => result.current.start("Cable Fly"));
  expect(result.current).toMatchObject({ left: 90, share: 1 });
  act(() => vi.advanceTimersByTime(30_010));
  expect(result.current.left).toBe(60);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toMatchObject({ left: 0, isOver: true });
  act(() => vi.advanceTimersByTime(60_000));
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it("counts the time after its end, and a changed length applies once", () => {
  const { result } = open();
  act(() => result.current.start("Cable Fly"));
  act(() => result.current.adjust(-15));
  act(() => vi.advanceTimersByTime(75_010));
  expect(result.current).toMatchObject({ left: 0, over: 0 });
  for (let second = 0; second < 12; second++) act(() => vi.advanceTimersByTime(1000));
  expect(result.current.over).toBe(12);
  act(() => result.current.start("Cable Fly"));
  expect(result.current).toMatchObject({ left: 90, over: null });
});

it("continues while unmounted, and does not vibrate for a missed end", () => {
  const first = open();
  act(() => first.result.current.start("Cable Fly"));
  first.unmount();
  vi.advanceTimersByTime(50_000);
  const second = open();
  expect(second.result.current.left).toBe(40);
  second.unmount();
  vi.advanceTimersByTime(50_000);
  expect(open().result.current).toMatchObject({ left: 0, isOver: true });
  act(() => vi.advanceTimersByTime(10_000));
  expect(vibrate).not.toHaveBeenCalled();
});

it("moves its end by 15 seconds, and ends at once on Skip", () => {
  const { result } = open();
  act(() => result.current.start("Cable Fly"));
  act(() => vi.advanceTimersByTime(10_000));
  act(() => result.current.adjust(15));
  expect(result.current.left).toBe(95);
  act(() => result.current.adjust(-15));
  expect(result.current.left).toBe(80);
  act(() => result.current.skip());
  act(() => vi.advanceTimersByTime(20_000));
  expect(result.current).toMatchObject({ left: 0, over: null, isOver: true });
});
