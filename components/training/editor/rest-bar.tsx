"use client";

import { SkipForward, Timer, X } from "lucide-react";
import type { ReactNode } from "react";
import type { RestControl } from "@/components/training/workouts/use-rest";
import { cn } from "@/components/ui/cn";
import { clockText } from "@/lib/training/workouts/wording";

export const REST_STEP_SECONDS = 15;

/** The remaining rest, or the time since its end. Hidden without a rest. */
export function RestBar({ rest, className }: { rest: RestControl; className?: string }) {
  return (
    <>
      {rest.left > 0 && (
        <div
          className={cn(
            "relative flex min-h-14 items-center overflow-hidden bg-secondary pr-1.5 pl-4",
            className,
          )}
        >
          <span
            aria-hidden
            data-fill
            className="absolute inset-y-0 left-0 w-full origin-left bg-primary/26 transition-[scale] duration-1000 ease-linear forced-colors:top-auto forced-colors:h-1"
            style={{ scale: `${rest.share} 1` }}
          />
          <div role="timer" className="relative flex flex-1 items-center gap-2.5">
            <Timer aria-hidden className="size-[22px] stroke-[1.9] text-primary" />
            <span className="text-sm @max-[320px]:sr-only">Rest</span>
            <span className="num font-strong text-2xl">{clockText(rest.left)}</span>
          </div>
          <RestButton
            label={`${REST_STEP_SECONDS} seconds less`}
            onPress={() => rest.adjust(-REST_STEP_SECONDS)}
          >
            {`−${REST_STEP_SECONDS}`}
          </RestButton>
          <RestButton
            label={`${REST_STEP_SECONDS} seconds more`}
            onPress={() => rest.adjust(REST_STEP_SECONDS)}
          >
            {`+${REST_STEP_SECONDS}`}
          </RestButton>
          <RestButton label="Skip rest" onPress={rest.skip}>
            <SkipForward aria-hidden className="size-[22px] stroke-[1.9]" />
          </RestButton>
        </div>
      )}
      {rest.over !== null && (
        <div className={cn("flex min-h-14 items-center bg-secondary pr-1.5 pl-4", className)}>
          <div role="timer" className="flex flex-1 items-center gap-2.5">
            <Timer aria-hidden className="size-[22px] stroke-[1.9] text-warning" />
            <span className="text-sm">Rest is over</span>
            <span className="num font-strong text-2xl text-warning">{`+${clockText(rest.over)}`}</span>
          </div>
          <RestButton label="Hide rest" onPress={rest.skip}>
            <X aria-hidden className="size-[22px] stroke-[1.9]" />
          </RestButton>
        </div>
      )}
      <RestAnnouncement isOver={rest.isOver} />
    </>
  );
}

export const RestAnnouncement = ({ isOver }: Pick<RestControl, "isOver">) => (
  <span role="status" className="sr-only">
    {isOver ? "Rest is over" : ""}
  </span>
);

type RestButtonProps = { label: string; onPress: () => void; children: ReactNode };

function RestButton({ label, onPress, children }: RestButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="pressable num relative grid size-14 shrink-0 place-items-center rounded-icon @max-[260px]:w-9 text-base hover:bg-accent/60"
    >
      {children}
    </button>
  );
}
