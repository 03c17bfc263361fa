"use client";

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "./cn";
import { NumberEntry } from "./number-entry";
import { StepButton } from "./step-button";
import { TapeStrip, type TapeTicks } from "./tape-strip";
import {
  clamp,
  formatDecimal,
  parseDecimal,
  type RefusalWords,
  readWithin,
  rounded,
  STEPS_BY_KEY,
  snap,
  stepped,
  type ValueScale,
} from "./value-scale";

export type TapeProps = ValueScale & {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Values between two labelled ticks. */
  labelEvery: number;
  /** Values between two ticks; default: `step`. */
  tickEvery?: number;
  mediumEvery?: number;
  pxPerTick?: number;
  /** The precision of typed values, if finer than `step`. */
  typedStep?: number;
  unit?: string;
  decimalMark?: "." | ",";
  /** For values that are not plain decimals, for example feet and inches. */
  format?: (value: number) => string;
  formatTick?: (value: number) => string;
  parse?: (typed: string) => number | null;
  valueText?: (value: number) => string;
  inputMode?: "decimal" | "numeric" | "text";
  refusal?: RefusalWords;
  /** `forecast` is for target values. */
  tone?: "measured" | "forecast";
  /** Marks today's value on the tape of a target. */
  mark?: { value: number; label: string };
  note?: ReactNode;
  disabled?: boolean;
  className?: string;
};

export function Tape(props: TapeProps) {
  const { label, value, min, max, step, unit, tone = "measured", disabled = false } = props;
  const format = props.format ?? ((v: number) => formatDecimal(v, step, props.decimalMark));
  const scale = { min, max, step };
  const ticks: TapeTicks = {
    tickEvery: props.tickEvery ?? step,
    mediumEvery: props.mediumEvery,
    labelEvery: props.labelEvery,
    pxPerTick: props.pxPerTick ?? 12,
    format: props.formatTick ?? ((v: number) => formatDecimal(v, props.labelEvery, props.decimalMark)),
  };
  const tape = useTape({ scale, value, disabled, ticks, onValueChange: props.onValueChange });
  const withUnit = (v: number) =>
    unit === "%" ? `${format(v)}%` : [format(v), unit].filter(Boolean).join(" ");
  const read = (typed: string) => {
    const parsed = props.parse ? props.parse(typed) : parseDecimal(typed, unit);
    const reading = readWithin(parsed, scale, withUnit, props.refusal);
    return typeof reading === "string" ? reading : rounded(reading, props.typedStep ?? step);
  };
  const valueText = props.valueText?.(value) ?? withUnit(value);

  return (
    <div className={cn("min-w-0", disabled && "opacity-60", props.className)}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-min flex-1">
          <p className="flex gap-1.5 font-label text-muted-foreground text-xs">
            {label} {props.note}
          </p>
          <NumberEntry
            label={label}
            text={format(value)}
            unit={unit}
            read={read}
            onRead={tape.change}
            inputMode={props.inputMode}
            disabled={disabled}
            className={cn("text-num-md lg:text-[2rem]/[2.375rem]", tone === "forecast" && "text-forecast")}
          />
        </div>
        <StepButton
          direction="down"
          label={label}
          disabled={disabled || value <= min}
          onStep={() => tape.step(-1)}
          className="h-12 w-14 rounded-[13px] lg:h-11 lg:w-12"
        />
        <StepButton
          direction="up"
          label={label}
          disabled={disabled || value >= max}
          onStep={() => tape.step(1)}
          className="h-12 w-14 rounded-[13px] lg:h-11 lg:w-12"
        />
      </div>
      <div
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        aria-disabled={disabled || undefined}
        {...tape.handlers}
        className={cn(
          "relative -mx-4 mt-1.5 lg:mx-0 lg:mt-1 h-[58px] cursor-ew-resize touch-pan-y select-none overflow-hidden rounded-image",
          "focus-visible:-outline-offset-3",
        )}
      >
        <div className="absolute inset-0 mask-[linear-gradient(90deg,transparent,#000_16%,#000_84%,transparent)]">
          <TapeStrip
            ticks={ticks}
            min={min}
            max={max}
            shown={clamp(tape.shown, scale)}
            dragging={tape.dragging}
            tone={tone}
            mark={props.mark}
          />
        </div>
      </div>
    </div>
  );
}

type TapeInput = {
  scale: ValueScale;
  value: number;
  disabled: boolean;
  ticks: { tickEvery: number; pxPerTick: number };
  onValueChange: (value: number) => void;
};

type Drag = { pointerId: number; startX: number; startValue: number };

/** A drag follows the finger one to one; keys and buttons move by whole steps. */
function useTape({ scale, value, disabled, ticks, onValueChange }: TapeInput) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // Repeated steps come from a timer, so they need the latest value.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: number) => {
    if (disabled || next === latest.current) return;
    latest.current = next;
    onValueChange(next);
  };
  const step = (count: number) => change(stepped(latest.current, count, scale));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS_BY_KEY[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { pointerId: event.pointerId, startX: event.clientX, startValue: value };
  };
  const onPointerMove = (event: PointerEvent) => {
    const active = drag.current;
    if (!active || active.pointerId !== event.pointerId) return;
    const moved = ((event.clientX - active.startX) / ticks.pxPerTick) * ticks.tickEvery;
    const raw = clamp(active.startValue - moved, scale);
    setDragged(raw);
    change(snap(raw, scale));
  };
  const endDrag = () => {
    drag.current = null;
    setDragged(null);
  };

  return {
    shown: dragged ?? value,
    dragging: dragged !== null,
    change,
    step,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onLostPointerCapture: endDrag,
    },
  };
}
