import { useEffect, useState } from "react";
import {
  setSearchParams,
  useSearchParam,
  useSearchParamState,
} from "@/components/platform/frame/search-params";
import { useDebounced } from "@/components/ui/use-timeouts";
import { DAYS_PER_WEEK } from "@/lib/text/calendar/days";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { type DayPlace, sessionAt } from "@/lib/training/programmes/edit";

/**
 * The week that phones show and the session that the panel of wide screens shows, both kept in the address: `week=2` and
 * `day=2.5`, the Friday of week 2. Until one is chosen it is the present week and its first session.
 */
export function useSelectedSession(weeks: readonly PlannedWeek[], current: number) {
  const [week, putWeek] = useSearchParamState("week");
  const [day, setDay] = useState(useSearchParam("day"));
  // Debounced, since browsers limit how often the address may change, and the focus can pass many sessions.
  const settled = useDebounced(day);
  useEffect(() => setSearchParams({ day: settled || null }), [settled]);
  const shown = Math.min(indexOf(week) ?? current, weeks.length - 1);
  const chosen = placeOf(day);
  return {
    shown,
    selected: chosen && sessionAt(weeks, chosen) ? chosen : firstSession(weeks, shown),
    pickWeek: (index: number) => putWeek(String(index + 1)),
    select: ({ week, weekday }: DayPlace) => setDay(`${week + 1}.${weekday}`),
  };
}

function indexOf(text: string): number | null {
  return /^[1-9]\d?$/.test(text) ? Number(text) - 1 : null;
}

function placeOf(text: string): DayPlace | null {
  const [week = "", day = ""] = text.split(".");
  const [index, weekday] = [indexOf(week), indexOf(day)];
  return index === null || weekday === null || weekday >= DAYS_PER_WEEK
    ? null
    : { week: index, weekday: weekday + 1 };
}

/** The first session of the week, else of any. */
function firstSession(weeks: readonly PlannedWeek[], week: number): DayPlace | null {
  const places = weeks.flatMap(({ sessions }, at) => sessions.map(({ weekday }) => ({ week: at, weekday })));
  return places.find((place) => place.week === week) ?? places[0] ?? null;
}
