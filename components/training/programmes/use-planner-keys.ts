"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { DAYS_PER_WEEK } from "@/lib/text/calendar/days";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { type DayPlace, sessionAt } from "@/lib/training/programmes/edit";

const STEPS: Record<string, { week: -1 | 0 | 1; weekday: -1 | 0 | 1 }> = {
  ArrowUp: { week: 0, weekday: -1 },
  ArrowDown: { week: 0, weekday: 1 },
  ArrowLeft: { week: -1, weekday: 0 },
  ArrowRight: { week: 1, weekday: 0 },
};

type Asked = {
  weeks: readonly PlannedWeek[];
  onMove: (from: DayPlace, to: DayPlace) => void;
  onDuplicate: (week: number) => void;
};

/** Alt and an arrow key move the focused session and keep its focus; Ctrl or Cmd and D duplicate its week. */
export function usePlannerKeys({ weeks, onMove, onDuplicate }: Asked) {
  const area = useRef<HTMLDivElement>(null);
  const goesTo = useRef<DayPlace | null>(null);
  useEffect(() => {
    const to = goesTo.current;
    // Not before the moved session has rendered: the reply to an earlier save can come first.
    if (!to || !sessionAt(weeks, to)) return;
    goesTo.current = null;
    area.current?.querySelector<HTMLElement>(`[data-day="${dayKey(to)}"] button`)?.focus();
  }, [weeks]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).closest<HTMLElement>("[data-day]")?.dataset.day;
    if (!day) return;
    const [week = 0, weekday = 0] = day.split(".").map(Number);
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "d") {
      event.preventDefault();
      onDuplicate(week);
    }
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (!step || !sessionAt(weeks, { week, weekday })) return;
    // Alt and an arrow key would go back or forward in the browser's history.
    event.preventDefault();
    const to = { week: week + step.week, weekday: weekday + step.weekday };
    if (!weeks[to.week] || to.weekday < 1 || to.weekday > DAYS_PER_WEEK) return;
    goesTo.current = to;
    onMove({ week, weekday }, to);
  };
  return { area, onKeyDown };
}

export const dayKey = ({ week, weekday }: DayPlace): string => `${week}.${weekday}`;
