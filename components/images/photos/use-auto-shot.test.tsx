import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAutoShot } from "./use-auto-shot";
import type { LiveAdvice } from "./use-live-check";

function watch() {
  const countdown = { left: null as number | null, start: vi.fn(), cancel: vi.fn() };
  const hook = renderHook(({ advice }: { advice: LiveAdvice }) => useAutoShot(advice, countdown), {
    initialProps: { advice: null as LiveAdvice },
  });
  const say = (advice: LiveAdvice) => hook.rerender({ advice });
  return { countdown, hook, say };
}

test("counts down once the picture is good and nothing moves", () => {
  const { countdown, say } = watch();
  say("too_far_away");
  say("hold_still");
  expect(countdown.start).not.toHaveBeenCalled();
  say("ready");
  expect(countdown.start).toHaveBeenCalledExactlyOnceWith(3);
});

test("continues through a small movement, and stops for a fault", () => {
  const { countdown, say } = watch();
  say("ready");
  say("hold_still");
  expect(countdown.cancel).not.toHaveBeenCalled();
  say("turned_sideways");
  expect(countdown.cancel).toHaveBeenCalledOnce();
  say("ready");
  expect(countdown.start).toHaveBeenCalledTimes(2);
});

test("does not count down again after a manual stop", () => {
  const { countdown, hook, say } = watch();
  say("ready");
  hook.result.current.stop();
  say("hold_still");
  say("ready");
  expect(countdown.start).toHaveBeenCalledOnce();
});

test("does not stop a countdown that the user started", () => {
  const { countdown, say } = watch();
  countdown.left = 8;
  say("ready");
  say("too_far_away");
  expect(countdown.start).not.toHaveBeenCalled();
  expect(countdown.cancel).not.toHaveBeenCalled();
});
