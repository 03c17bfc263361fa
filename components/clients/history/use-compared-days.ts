import { useSearchParamState } from "@/components/platform/frame/search-params";
import type { HistoryDay, HistorySide } from "@/lib/clients/history/days";
import type { ClientHistory } from "./use-history";

const SIDES = ["front", "back"] as const satisfies HistorySide[];

/** The default is the baseline against the latest photo. */
export function useComparedDays({ days, baselineDate }: ClientHistory) {
  const [chosenFrom, setFrom] = useSearchParamState("from");
  const [chosenTo, setTo] = useSearchParamState("to");
  const [chosenSide, setSide] = useSearchParamState("side");
  const has = (side: HistorySide) => days.some((day) => day.photos[side] !== null);
  const usual: HistorySide = has("front") || !has("back") ? "front" : "back";
  const side = SIDES.find((one) => one === chosenSide) ?? usual;
  const on = (date: string | null | undefined) => days.find((day) => day.date === date);
  const from = on(chosenFrom) ?? on(baselineDate) ?? days[0];
  const to = on(chosenTo) ?? latestOf(days, side, from);
  return {
    from,
    to,
    side,
    hasBothSides: has("front") && has("back"),
    setFrom,
    setTo,
    setSide,
  };
}

/** The last day with another photo, or else the last day. */
function latestOf(days: readonly HistoryDay[], side: HistorySide, from: HistoryDay | undefined) {
  const withPhoto = days.findLast((day) => day.photos[side] !== null);
  return withPhoto && withPhoto !== from ? withPhoto : days.at(-1);
}
