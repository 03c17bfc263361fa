"use client";

import { type KeyboardEvent, memo, type PointerEvent, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { STEPS_BY_KEY } from "@/components/ui/value-scale";

type SettingSliderProps = {
  label: string;
  values: readonly number[];
  value: number;
  /** The client's saved value: a hollow mark on the track. */
  saved: number;
  onValueChange: (value: number) => void;
  format: (value: number) => string;
  /** `forecast` is for targets. */
  tone?: "measured" | "forecast";
  /** Stops per tick and per long tick; default 1. */
  tickEvery?: number;
  longTickEvery?: number;
};

/** The whole row drags. Memoized, since dragging one slider rerenders its siblings. */
export const SettingSlider = memo(Slider);

function Slider(props: SettingSliderProps) {
  const { label, values, value, saved, format, tone = "measured" } = props;
  const handlers = useSettingSlider(props);
  const changed = value !== saved;
  const place = (share: number) => ({ left: `${share * 100}%` });
  const colour = tone === "forecast" ? "bg-forecast" : "bg-primary";
  const edge = tone === "forecast" ? "border-forecast" : "border-primary";
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={values[0]}
      aria-valuemax={values.at(-1)}
      aria-valuenow={value}
      aria-valuetext={format(value)}
      className="min-h-14 cursor-ew-resize touch-pan-y select-none rounded-image"
      {...handlers}
    >
      <div className="flex items-baseline justify-between gap-3 text-sm/[1.25rem]">
        <span>{label}</span>
        <span className="whitespace-nowrap">
          {changed && <span className="text-muted-foreground">{format(saved)} → </span>}
          <b
            className={cn(
              "font-button text-[1.0625rem]",
              tone === "forecast" ? "text-forecast" : changed && "text-primary",
            )}
          >
            {format(value)}
          </b>
        </span>
      </div>
      <div className="relative mx-3.5 h-9">
        <div data-track className="absolute inset-x-0 top-3 h-1 rounded-full bg-border" />
        <div
          data-fill
          className={cn("absolute top-3 left-0 h-1 rounded-full", colour)}
          style={{ width: `${shareOf(values, value) * 100}%` }}
        />
        <Ticks count={values.length} every={props.tickEvery ?? 1} long={props.longTickEvery ?? 1} />
        {changed && (
          <span
            className={cn("absolute top-2 -ml-1.5 size-3 rounded-full border-2 bg-background", edge)}
            style={place(shareOf(values, saved))}
          />
        )}
        <span
          data-fill
          className={cn(
            "absolute top-px -ml-[13px] grid size-[26px] place-items-center rounded-full",
            colour,
            tone === "forecast" ? "text-forecast-foreground" : "text-primary-foreground",
          )}
          style={place(shareOf(values, value))}
        >
          <svg aria-hidden viewBox="0 0 26 26" className="size-full fill-none stroke-[1.9] stroke-current">
            <path d="M10.6 8.5 7.1 13l3.5 4.5M15.4 8.5l3.5 4.5-3.5 4.5" strokeLinecap="round" />
          </svg>
        </span>
      </div>
    </div>
  );
}

/** Memoized, since a drag rerenders the slider many times a second but never its ticks. */
const Ticks = memo(function Ticks({ count, every, long }: { count: number; every: number; long: number }) {
  const stops = Array.from({ length: Math.floor((count - 1) / every) + 1 }, (_, index) => index * every);
  return stops.map((stop) => (
    <span
      key={stop}
      className={cn("absolute top-[25px] -ml-px w-px bg-muted-foreground", stop % long === 0 ? "h-2" : "h-1")}
      style={{ left: `${(stop / (count - 1)) * 100}%` }}
    />
  ));
});

type SettingSliderInput = {
  /** Ascending. */
  values: readonly number[];
  value: number;
  onValueChange: (value: number) => void;
};

/** Half a thumb at each end of the track. */
const TRACK_INSET_PX = 14;
const DRAG_STARTS_PX = 4;

/** The position of a value on the track, 0 to 1; interpolated between two stops. */
function shareOf(values: readonly number[], value: number): number {
  const last = values.length - 1;
  const above = values.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : 1;
  const [from = 0, to = 1] = [values[above - 1], values[above]];
  return (above - 1 + (value - from) / (to - from)) / last;
}

/** A drag or tap follows the pointer; keys move by whole stops. */
function useSettingSlider({ values, value, onValueChange }: SettingSliderInput) {
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
