import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { LiveAdvice } from "./use-live-check";
import { useOwnShot } from "./use-own-shot";

function watch() {
  const countdown = { left: null as number | null, start: vi.fn(), cancel: vi.fn() };
  const hook = renderHook(({ advice }: { advice: LiveAdvice }) => useOwnShot(advice, countdown), {
    initialProps: { advice: null as LiveAdvice },
  });
  const say = (advice: LiveAdvice) => hook.rerender({ advice });
  return { countdown, hook, say };
}

test("counts down once everything is good and nobody moves", () => {
  const { countdown, say } = watch();
  say("too_far_away");
  say("hold_still");
  expect(countdown.start).not.toHaveBeenCalled();
  say("ready");
  expect(countdown.start).toHaveBeenCalledExactlyOnceWith(3);
});

test("goes on through a breath, and stops for a fault", () => {
  const { countdown, say } = watch();
  say("ready");
  say("hold_still");
  expect(countdown.cancel).not.toHaveBeenCalled();
  say("turned_sideways");
  expect(countdown.cancel).toHaveBeenCalledOnce();
  say("ready");
  expect(countdown.start).toHaveBeenCalledTimes(2);
});

test("does not count down again after somebody stopped it", () => {
  const { countdown, hook, say } = watch();
  say("ready");
  hook.result.current.stop();
  say("hold_still");
  say("ready");
  expect(countdown.start).toHaveBeenCalledOnce();
});

test("leaves a countdown alone that somebody asked for", () => {
  const { countdown, say } = watch();
  countdown.left = 8;
  say("ready");
  say("too_far_away");
  expect(countdown.start).not.toHaveBeenCalled();
  expect(countdown.cancel).not.toHaveBeenCalled();
});
