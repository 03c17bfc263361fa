"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useCountdown } from "@/components/images/orders/use-regeneration";
import { AppHeader } from "@/components/platform/frame/app-header";
import { Button } from "@/components/ui/button";

const REDIRECT_SECONDS = 3;
const RADIUS = 63;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export function ClientMissingHeader() {
  return (
    <AppHeader
      left={<span />}
      right={<span />}
      center={<p className="font-strong text-sm">Client not found</p>}
    />
  );
}

export function ClientMissing({ onLeave }: { onLeave: () => void }) {
  const [endsAt] = useState(() => Date.now() + REDIRECT_SECONDS * 1000);
  const secondsLeft = useCountdown(endsAt);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (secondsLeft === 0) leave();
  }, [secondsLeft]);
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-52px-2rem)] max-w-[420px] flex-col items-center pt-[22dvh] text-center lg:min-h-[72dvh] lg:pt-[18dvh]">
      <CountdownRing secondsLeft={secondsLeft} />
      <p role="status" className="mt-7 text-lg">
        Client not found - this client may have been deleted. Redirecting to dashboard in {REDIRECT_SECONDS}{" "}
        seconds...
      </p>
      <Button size="lg" block className="mt-auto lg:mt-10 lg:w-auto" onClick={onLeave}>
        Back to Dashboard Now
      </Button>
    </div>
  );
}

function CountdownRing({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div aria-hidden className="relative grid size-[132px] place-items-center">
      <svg viewBox="0 0 132 132" className="-rotate-90 absolute inset-0 fill-none stroke-[6]" aria-hidden>
        <circle cx="66" cy="66" r={RADIUS} className="stroke-border" />
        <circle
          cx="66"
          cy="66"
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - secondsLeft / REDIRECT_SECONDS)}
          className="stroke-primary transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      <b className="num text-num-lg">{secondsLeft}</b>
    </div>
  );
}
