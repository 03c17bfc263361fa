import { useState } from "react";
import type { HistoryDay, HistorySide } from "@/lib/history/days";
import type { ClientHistory } from "./use-history";

/** Which two days are compared, and from which side: the baseline and the latest photo until somebody chooses. */
export function useComparedDays({ days, baselineDate }: ClientHistory) {
  const [chosen, setChosen] = useState<{ from?: string; to?: string; side?: HistorySide }>({});
  const has = (side: HistorySide) => days.some((day) => day.photos[side] !== null);
  const side: HistorySide = chosen.side ?? (has("front") || !has("back") ? "front" : "back");
  const on = (date: string | null | undefined) => days.find((day) => day.date === date);
  const from = on(chosen.from) ?? on(baselineDate) ?? days[0];
  const to = on(chosen.to) ?? latestOf(days, side, from);
  return {
    from,
    to,
    side,
    hasBothSides: has("front") && has("back"),
    setFrom: (date: string) => setChosen((now) => ({ ...now, from: date })),
    setTo: (date: string) => setChosen((now) => ({ ...now, to: date })),
    setSide: (next: HistorySide) => setChosen((now) => ({ ...now, side: next })),
  };
}

/** The last day with a photo to look at beside the other one, else the last day. */
function latestOf(days: readonly HistoryDay[], side: HistorySide, from: HistoryDay | undefined) {
  const withPhoto = days.findLast((day) => day.photos[side] !== null);
  return withPhoto && withPhoto !== from ? withPhoto : days.at(-1);
}
