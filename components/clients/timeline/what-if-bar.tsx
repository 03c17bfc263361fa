"use client";

import { Button } from "@/components/ui/button";
import type { Effect, TriedSetting } from "@/lib/body/forecast/effects";
import type { Lever } from "@/lib/body/forecast/lever";
import { effectSentence, leverSentence } from "@/lib/body/forecast/sentences";
import type { WhatIfAnswer } from "@/lib/clients/timeline/answer";
import { goalDate, goalLabel } from "@/lib/clients/timeline/goal-date";
import type { Timeline } from "@/lib/clients/timeline/schema";

const NAMES: Record<TriedSetting, string> = {
  workoutsPerWeek: "Workouts per week",
  hoursPerWorkout: "Hours per workout",
  dietAdherence: "Diet adherence",
  targetBodyFat: "Target body fat",
  targetWeightLbs: "Target weight",
};

type WhatIfEffectsProps = { effects: readonly Effect[]; lever: Lever | null; goalDays: number | null };

/** The strongest setting, or each change in order of its effect. */
function WhatIfEffects({ effects, lever, goalDays }: WhatIfEffectsProps) {
  const strongest = lever
    ? `Strongest step from here: ${leverSentence(lever)}`
    : {
        none: "No single step of training or diet brings the goal within reach.",
        there: "The client has already reached the goal.",
        fast: "No single step of training or diet brings the goal closer: the pace is already as fast as is sensible.",
      }[goalDays === null ? "none" : goalDays === 0 ? "there" : "fast"];
  return (
    <ul
      className="mt-1.5 grid max-h-12 gap-0.5 overflow-y-auto text-muted-foreground text-xs lg:mt-2 lg:max-h-none lg:gap-1 lg:text-sm"
      aria-live="polite"
    >
      {effects.map((effect) => (
        <li key={effect.setting} className="text-foreground">
          {effectSentence(NAMES[effect.setting], effect)}
        </li>
      ))}
      <li>{strongest}</li>
    </ul>
  );
}

type WhatIfBarProps = {
  saved: Pick<Timeline, "goal">;
  tried: WhatIfAnswer;
  now: Date;
  isChanged: boolean;
  isApplying: boolean;
  onReset: () => void;
  onApply: () => void;
};

/** The goal date before and after, with Reset and Apply. Replaces the dock on phones. */
export function WhatIfBar({ saved, tried, now, isChanged, isApplying, onReset, onApply }: WhatIfBarProps) {
  const { answer, effects, lever, goal } = tried;
  const after = goalDate(goal, now);
  const before = goalDate(saved.goal, now, goal.day === null);
  return (
    <div
      data-action-bar
      className="fixed inset-x-0 bottom-0 z-45 mx-auto max-w-column rounded-t-[24px] bg-popover px-4 pt-3.5 pb-(--safe-bottom) shadow-sheet lg:static lg:z-auto lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none print:hidden"
    >
      <p className="flex items-baseline justify-between gap-3 text-sm" aria-live="polite">
        <span className="text-muted-foreground">{goalLabel(answer, goal)}</span>
        <span className="text-right">
          {isChanged && <span className="text-muted-foreground">{before} → </span>}
          <b className="font-button text-forecast">{after}</b>
        </span>
      </p>
      {/* Grows away from the sliders, so that they do not move under the finger. */}
      <WhatIfEffects effects={effects} lever={lever} goalDays={answer.goalDays} />
      <div className="mt-3 grid grid-cols-[2fr_3fr] gap-2.5">
        <Button
          variant="secondary"
          disabled={!isChanged || isApplying}
          className="disabled:bg-secondary lg:disabled:bg-muted"
          onClick={onReset}
        >
          Reset
        </Button>
        <Button
          disabled={!isChanged}
          pending={isApplying}
          className="disabled:bg-secondary lg:disabled:bg-muted"
          onClick={onApply}
        >
          Apply to client
        </Button>
      </div>
    </div>
  );
}
