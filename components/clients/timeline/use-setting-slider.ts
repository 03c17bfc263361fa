"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { STEPS_BY_KEY } from "@/components/ui/value-scale";

type SettingSliderInput = {
  /** Ascending. */
  values: readonly number[];
  value: number;
  onValueChange: (value: number) => void;
};

/** Half a thumb at each end of the track. */
export const TRACK_INSET_PX = 14;
const DRAG_STARTS_PX = 4;

/** The position of a value on the track, 0 to 1; interpolated between two stops. */
export function shareOf(values: readonly number[], value: number): number {
  const last = values.length - 1;
  const above = values.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : 1;
  const [from = 0, to = 1] = [values[above - 1], values[above]];
  return (above - 1 + (value - from) / (to - from)) / last;
}

/** A drag or tap follows the pointer; keys move by whole stops. */
export function useSettingSlider({ values, value, onValueChange }: SettingSliderInput) {
  const drag = useRef<{ startX: number; moved: boolean } | null>(null);
  const choose = (index: number) => {
    const next = values[Math.min(values.length - 1, Math.max(0, index))];
    if (next !== undefined && next !== value) onValueChange(next);
  };
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - TRACK_INSET_PX) / (width - 2 * TRACK_INSET_PX);
    choose(Math.round(share * (values.length - 1)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS_BY_KEY[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    // From between two stops a key moves to the next stop in its direction.
    const index = shareOf(values, value) * (values.length - 1);
    choose(steps > 0 ? Math.floor(index + 1e-6) + steps : Math.ceil(index - 1e-6) + steps);
  };
  return {
    onKeyDown,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { startX: event.clientX, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const active = drag.current;
      if (!active) return;
      // A scroll gesture must not change the value.
      active.moved ||= Math.abs(event.clientX - active.startX) >= DRAG_STARTS_PX;
      if (active.moved) follow(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag.current && !drag.current.moved) follow(event);
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}
