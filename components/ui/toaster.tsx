"use client";

import { CircleAlert, Undo2, X } from "lucide-react";
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { controlsInSight, freeTop } from "./toast-place";
import { type ActiveToast, dismissToast, useToastStore } from "./toast-store";
import { usePausableTimeout } from "./use-timeouts";

/** Mount it once, in the root layout. It stays mounted, since live regions must exist before the message. */
export function Toaster() {
  const current = useToastStore((state) => state.current);
  const destructive = current?.variant === "destructive";
  return (
    <section
      aria-label="Notifications"
      className={cn(
        "pointer-events-none fixed inset-x-3 z-70 mx-auto max-w-[366px] print:hidden",
        "bottom-[max(104px,calc(78px+var(--safe-bottom)))] lg:right-8 lg:bottom-8 lg:left-auto lg:mx-0 lg:w-[380px] lg:max-w-none",
      )}
    >
      <div role="status" aria-live="polite">
        {current && !destructive && <ToastCard key={current.id} toast={current} />}
      </div>
      <div role="alert" aria-live="assertive">
        {current && destructive && <ToastCard key={current.id} toast={current} />}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: ActiveToast }) {
  const { id, title, description, action, durationMs } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  usePausableTimeout(() => dismissToast(id), durationMs, paused, id);

  const card = useRef<HTMLDivElement>(null);
  useFreePlace(card);

  const leave = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  const destructive = toast.variant === "destructive";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer.
    <div
      ref={card}
      data-toast
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onKeyDown={(event) => event.key === "Escape" && dismissToast(id)}
      className={cn(
        "pointer-events-auto relative flex min-h-15 animate-rise-in items-center gap-3 overflow-hidden rounded-photo border bg-popover py-1.5 pr-1.5 pl-4 text-popover-foreground shadow-pop",
        destructive && "border-[1.5px] border-destructive",
      )}
    >
      {destructive && (
        <CircleAlert aria-hidden className="size-[22px] shrink-0 stroke-[1.9] text-destructive" />
      )}
      <div className="min-w-0 flex-1 break-words py-1">
        <p className="font-label text-base/[1.375rem]">{title}</p>
        {description && <p className="text-muted-foreground text-xs">{description}</p>}
      </div>
      {action ? <ToastAction id={id} action={action} /> : <CloseButton id={id} />}
      {action && <DrainingLine durationMs={durationMs} paused={paused} />}
    </div>
  );
}

/** Sheets and pages have come to rest by then. */
const SETTLED_MS = 450;

/** Moves the card off the controls, again once the screen below it has changed. */
function useFreePlace(card: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    // The card itself is moved by its animation.
    const around = card.current?.parentElement;
    if (!around) return;
    const place = () => {
      around.style.translate = "";
      const { left, right, top, bottom, height } = around.getBoundingClientRect();
      const range = { min: 8, max: innerHeight - height - 8 };
      const free = freeTop({ left, right, top, bottom }, range, controlsInSight());
      around.style.translate = `0 ${free - top}px`;
    };
    place();
    const later = setTimeout(place, SETTLED_MS);
    const listening = new AbortController();
    const { signal } = listening;
    for (const change of ["resize", "scrollend"]) addEventListener(change, place, { capture: true, signal });
    return () => {
      clearTimeout(later);
      listening.abort();
    };
  }, [card]);
}

function ToastAction({ id, action }: { id: number; action: NonNullable<ActiveToast["action"]> }) {
  const select = () => {
    dismissToast(id);
    action.onSelect();
  };
  return (
    <Button variant="ghost" size="sm" className="text-primary" onClick={select}>
      {action.label === "Undo" && <Undo2 aria-hidden />}
      {action.label}
    </Button>
  );
}

function CloseButton({ id }: { id: number }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-muted-foreground"
      aria-label="Close notification"
      onClick={() => dismissToast(id)}
    >
      <X aria-hidden className="size-[18px]" />
    </Button>
  );
}

/** The remaining time; it pauses with the timer. */
function DrainingLine({ durationMs, paused }: { durationMs: number; paused: boolean }) {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-0 h-[3px] origin-left animate-drain bg-primary motion-reduce:hidden"
      style={{ animationDuration: `${durationMs}ms`, animationPlayState: paused ? "paused" : "running" }}
    />
  );
}
