"use client";

import { MuscleIcon } from "@/components/layout/muscle-icon";
import { cn } from "@/components/ui/cn";
import { TabList } from "@/components/ui/tab-list";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { muscleGroupTabsTexts } from "./texts";

const tab = cn(
  "pressable flex h-23 min-w-0 flex-col items-center justify-between rounded-photo bg-card pt-2.5 pb-2 shadow-card lg:h-20 lg:rounded-control lg:pt-[9px] lg:pb-1.5",
  "font-label font-stretch-94% text-[0.78125rem]/4 text-muted-foreground hover:bg-popover lg:text-xs",
  "aria-selected:bg-[color-mix(in_oklab,var(--primary)_15%,var(--card))] aria-selected:font-display aria-selected:text-primary",
  "aria-selected:shadow-none aria-selected:inset-ring-[1.5px] aria-selected:inset-ring-primary",
);

type MuscleGroupTabsProps = {
  selected: MuscleGroup;
  panelId: string;
  onSelect: (group: MuscleGroup) => void;
};

export function MuscleGroupTabs({ selected, panelId, onSelect }: MuscleGroupTabsProps) {
  return (
    <TabList
      label={muscleGroupTabsTexts.label}
      panelId={panelId}
      tabs={MUSCLE_GROUPS.map((group) => ({
        id: group,
        content: (
          <>
            <MuscleIcon group={group} selected={group === selected} className="h-13 lg:h-11" />
            <span className="max-w-full truncate">{MUSCLE_GROUP_LABELS[group]}</span>
          </>
        ),
      }))}
      active={selected}
      onSelect={onSelect}
      className="grid grid-cols-5 gap-1.5"
      tabClassName={tab}
    />
  );
}
