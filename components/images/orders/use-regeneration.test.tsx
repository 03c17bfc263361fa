import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRegeneration } from "./use-regeneration";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const NONE = { hasImages: false, hasFailed: false };
type Props = Parameters<typeof useRegeneration>[0];

const watch = (initialProps: Props) => renderHook((props: Props) => useRegeneration(props), { initialProps });
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

describe("a regeneration session", () => {
  it("starts on request when the loaded client has no images", () => {
    const { result, rerender } = watch({ requested: true, client: undefined });
    pass(5);
    expect(result.current.isActive).toBe(false);
    rerender({ requested: true, client: NONE });
    expect(result.current).toMatchObject({ isActive: true, secondsLeft: 30 });
  });

  it("does not start without a request, or for a client with images", () => {
    expect(watch({ requested: false, client: NONE }).result.current.isActive).toBe(false);
    const client = { hasImages: true, hasFailed: false };
    expect(watch({ requested: true, client }).result.current.isActive).toBe(false);
  });

  it("counts thirty seconds down and ends at zero", () => {
    const { result } = watch({ requested: true, client: NONE });
    pass(12);
    expect(result.current).toMatchObject({ isActive: true, secondsLeft: 18 });
    pass(18);
    expect(result.current).toMatchObject({ isActive: false, secondsLeft: 0 });
  });

  it("is right at once after the tab has slept", () => {
    const { result } = watch({ requested: true, client: NONE });
    vi.setSystemTime(new Date("2026-11-20T09:00:25Z"));
    act(() => vi.advanceTimersToNextTimer());
    expect(result.current.secondsLeft).toBe(5);
  });

  it.each([
    ["the first image", { hasImages: true, hasFailed: false }],
    ["a failure", { hasImages: false, hasFailed: true }],
  ])("ends with %s", (_, client) => {
    const { result, rerender } = watch({ requested: true, client: NONE });
    pass(3);
    rerender({ requested: true, client });
    expect(result.current.isActive).toBe(false);
  });

  it("restarts when the images are requested again", () => {
    const { result } = watch({ requested: false, client: NONE });
    act(() => result.current.begin());
    expect(result.current).toMatchObject({ isActive: true, secondsLeft: 30 });
  });
});
