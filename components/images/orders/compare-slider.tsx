"use client";

import { FlipHorizontal } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { cn } from "@/components/ui/cn";
import type { View } from "@/lib/images/orders/framing";
import { usePrefersReducedMotion } from "@/lib/platform/browser/media";
import { covers, FrameEdge, FrameTag, fills, frame, Picture } from "./framed-picture";

type Shown = { src: string; alt: string };

type CompareSliderProps = {
  photo: Shown;
  forecast: Shown;
  /** Plays an intro once, to show that the bar moves. */
  sweep: boolean;
  onSwept: () => void;
  /** Shared pictures have one width, since a label is drawn into them. */
  sizes?: string;
  view?: View | null;
  className?: string;
  children?: ReactNode;
};

export function CompareSlider({
  photo,
  forecast,
  sweep,
  onSwept,
  sizes,
  view,
  className,
  children,
}: CompareSliderProps) {
  const compare = useCompare({ sweep, onSwept });
  const loaded = useRef(new Set<string>());
  const onLoad = (src: string) => {
    loaded.current.add(src);
    if (loaded.current.has(photo.src) && loaded.current.has(forecast.src)) compare.start();
  };
  const { percent } = compare;
  return (
    <div className={cn(frame, "cursor-ew-resize touch-pan-y select-none", className)} {...compare.surface}>
      <Picture
        key={forecast.src}
        src={forecast.src}
        alt={forecast.alt}
        {...{ sizes, view }}
        fetchPriority="high"
        onLoad={() => onLoad(forecast.src)}
        className={fills}
      />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <Picture
          src={photo.src}
          alt={photo.alt}
          {...{ sizes, view }}
          fetchPriority="high"
          onLoad={() => onLoad(photo.src)}
          className={covers}
        />
      </div>
      <div className="pointer-events-none absolute inset-0" style={{ clipPath: `inset(0 0 0 ${percent}%)` }}>
        <FrameEdge kind="forecast" className="rounded-photo" />
        <FrameTag kind="forecast" className="top-2 right-2" />
      </div>
      <div
        className="pointer-events-none absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
      >
        <FrameTag kind="photo" className="top-2 left-2" />
      </div>
      {children}
      <div
        data-fill
        className="pointer-events-none absolute inset-y-0 z-3 -ml-[1.5px] w-[3px] bg-foreground"
        style={{ left: `${percent}%` }}
      />
      <div
        role="slider"
        data-fill
        tabIndex={0}
        aria-label="Compare photo and AI forecast"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={`Photo ${Math.round(percent)} percent`}
        onKeyDown={compare.onKeyDown}
        className="absolute top-4/5 z-3 -m-6 grid size-12 place-items-center rounded-full bg-foreground text-background shadow-pop"
        style={{ left: `${percent}%` }}
      >
        <FlipHorizontal aria-hidden className="size-[18px] stroke-2" />
      </div>
    </div>
  );
}

const MIDDLE = 50;
const SWEEP_MS = 420;
const STEPS: Record<string, number> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));

type CompareInput = { sweep: boolean; onSwept: () => void };

/** The photo's share in percent from the left; the intro moves it once from 100 to 50. */
function useCompare({ sweep, onSwept }: CompareInput) {
  const [percent, setPercent] = useState(MIDDLE);
  const pointer = useRef<number | null>(null);
  const frame = useRef(0);
  const prefersReducedMotion = usePrefersReducedMotion();

  const swept = useEffectEvent(onSwept);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Call it after both pictures have loaded. */
  const start = () => {
    if (!sweep) return;
    swept();
    if (prefersReducedMotion) return;
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - startedAt) / SWEEP_MS);
      setPercent(100 - (100 - MIDDLE) * easeInOut(share));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPercent(clamp(((event.clientX - box.left) / box.width) * 100));
  };
  const release = () => {
    pointer.current = null;
  };

  return {
    percent,
    start,
    surface: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        cancelAnimationFrame(frame.current);
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pointer.current = event.pointerId;
        follow(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (pointer.current === event.pointerId) follow(event);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      cancelAnimationFrame(frame.current);
      setPercent((now) => clamp(Math.round(now) + step));
    },
  };
}

const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
