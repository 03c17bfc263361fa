"use client";

import { type ComponentType, useEffect, useState } from "react";
import { cn } from "./cn";
import { loadAhead } from "./load-ahead";
import { toasterTexts } from "./texts";
import { type ActiveToast, useToastStore } from "./toast-store";

type Card = ComponentType<{ toast: ActiveToast }>;

const loadCard = async (): Promise<Card> => (await import("./toast-card")).ToastCard;

/** Place it once, in the root layout. It stays mounted, so that its live regions exist before a message does. */
export function Toaster() {
  const current = useToastStore((state) => state.current);
  const destructive = current?.variant === "destructive";
  const [Card, setCard] = useState<Card>();
  const isMissed = current !== null && !Card;
  useEffect(() => {
    const load = async () => {
      const loaded = await loadCard();
      setCard(() => loaded);
    };
    if (!isMissed) return loadAhead(load);
    load().catch(console.warn);
  }, [isMissed]);
  // The words stand even where nothing else can be loaded any more.
  const card = current && (Card ? <Card key={current.id} toast={current} /> : current.title);
  return (
    <section
      aria-label={toasterTexts.name}
      className={cn(
        "pointer-events-none fixed inset-x-3 z-70 mx-auto max-w-[366px] print:hidden",
        "bottom-[max(104px,calc(78px+var(--safe-bottom)))] lg:right-8 lg:bottom-8 lg:left-auto lg:mx-0 lg:w-[380px] lg:max-w-none",
        // A message about what a button did must not lie over that button.
        "in-[:has([data-action-bar])]:bottom-[190px] lg:in-[:has([data-action-bar])]:bottom-[120px]",
        // Where the lower half is made of inputs, it stands above them.
        "max-lg:in-[:has([data-thumb-zone])]:top-[calc(var(--safe-top)+64px)] max-lg:in-[:has([data-thumb-zone])]:bottom-auto",
      )}
    >
      <div role="status" aria-live="polite">
        {!destructive && card}
      </div>
      <div role="alert" aria-live="assertive">
        {destructive && card}
      </div>
    </section>
  );
}
