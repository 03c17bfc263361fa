"use client";

import { Tabs } from "radix-ui";
import { MuscleIcon } from "@/components/layout/muscle-icon";
import { cn } from "@/components/ui/cn";
import { pointerFocus } from "@/components/ui/pointer-focus";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { muscleGroupTabsTexts } from "./texts";

const tab = cn(
  "pressable flex h-23 min-w-0 flex-col items-center justify-between rounded-photo bg-card pt-2.5 pb-2 shadow-card lg:h-20 lg:rounded-control lg:pt-[9px] lg:pb-1.5",
  "font-label font-stretch-94% text-[0.78125rem]/4 text-muted-foreground hover:bg-popover lg:text-xs",
  "aria-selected:bg-[color-mix(in_oklab,var(--primary)_15%,var(--card))] aria-selected:font-display aria-selected:text-primary",
  "aria-selected:shadow-none aria-selected:inset-ring-[1.5px] aria-selected:inset-ring-primary",
);

/** Stands inside a `Tabs.Root` whose value is the muscle group. */
export function MuscleGroupTabs({ selected }: { selected: MuscleGroup }) {
  return (
    <Tabs.List aria-label={muscleGroupTabsTexts.label} className="grid grid-cols-5 gap-1.5">
      {MUSCLE_GROUPS.map((group) => (
        <Tabs.Trigger key={group} value={group} className={tab} {...pointerFocus}>
          <MuscleIcon group={group} selected={group === selected} className="h-13 lg:h-11" />
          <span className="max-w-full truncate">{MUSCLE_GROUP_LABELS[group]}</span>
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
