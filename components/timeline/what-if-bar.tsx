"use client";

import { Button } from "@/components/ui/button";
import { goalDate, goalLabel } from "@/lib/timeline/goal-date";
import type { ForecastAnswer } from "@/lib/timeline/schema";
import type { WhatIfAnswer } from "@/lib/timeline/what-if-answer";
import { whatIfTexts } from "./texts";
import { WhatIfEffects } from "./what-if-effects";

type WhatIfBarProps = {
  saved: ForecastAnswer;
  tried: WhatIfAnswer;
  now: Date;
  isChanged: boolean;
  isApplying: boolean;
  onReset: () => void;
  onApply: () => void;
};

/** The day of the goal before and after, and the only two ways on. It takes the dock's place on phones. */
export function WhatIfBar({ saved, tried, now, isChanged, isApplying, onReset, onApply }: WhatIfBarProps) {
  const { answer, effects, lever } = tried;
  const after = goalDate(answer, now);
  const before = goalDate(saved, now, answer.goalDays === null);
  return (
    <div
      data-action-bar
      className="fixed inset-x-0 bottom-0 z-45 mx-auto max-w-column rounded-t-[24px] bg-popover px-4 pt-3.5 pb-(--safe-bottom) shadow-sheet lg:static lg:z-auto lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none print:hidden"
    >
      <p className="flex items-baseline justify-between gap-3 text-sm" aria-live="polite">
        <span className="text-muted-foreground">{goalLabel(answer)}</span>
        <span className="text-right">
          {isChanged && <span className="text-muted-foreground">{before} → </span>}
          <b className="font-button text-forecast">{after}</b>
        </span>
      </p>
      {/* Here, where it grows away from the sliders under a finger. */}
      <WhatIfEffects effects={effects} lever={lever} goalDays={answer.goalDays} />
      <div className="mt-3 grid grid-cols-[2fr_3fr] gap-2.5">
        <Button
          variant="secondary"
          disabled={!isChanged || isApplying}
          className="disabled:bg-secondary lg:disabled:bg-muted"
          onClick={onReset}
        >
          {whatIfTexts.reset}
        </Button>
        <Button
          disabled={!isChanged}
          pending={isApplying}
          className="disabled:bg-secondary lg:disabled:bg-muted"
          onClick={onApply}
        >
          {whatIfTexts.apply}
        </Button>
      </div>
    </div>
  );
}
