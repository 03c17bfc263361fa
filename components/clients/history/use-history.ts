import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import type * as Contract from "@/lib/clients/history/contract";
import { type HistoryDay, type HistorySide, historyDays } from "@/lib/clients/history/days";
import { clientKey } from "@/lib/clients/record/queries";
import { api } from "@/lib/platform/http/api";
import { dayHere } from "@/lib/text/calendar/local-date";

const calls = api<typeof Contract>();

/** Always stale, because photos and weigh-ins are added on other screens. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...clientKey(id), "history"],
    queryFn: ({ pageParam: cursor }) =>
      calls.tell("GET /api/client/[id]/history", { params: { id }, query: { cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** Other photos and weigh-ins do not change with it. */
export const useSetBaseline = () =>
  calls.useTell("POST /api/client/[id]/history/[photoId]/baseline", ({ params: { id } }) => [
    historyQuery(id).queryKey,
  ]);

/**
 * The loaded pages of a client's history; the baseline is always included. Without a client there is no
 * query.
 */
export function useHistory(clientId: string | null) {
  const query = useInfiniteQuery({ ...historyQuery(clientId ?? ""), enabled: clientId !== null });
  const { data } = query;
  const history = useMemo(() => {
    const baseline = data?.pages[0]?.baseline;
    if (!data || !baseline) return undefined;
    const fixed = [baseline.photo, baseline.measurement].filter((entry) => entry !== null);
    const entries = [...data.pages.flatMap((page) => page.entries), ...fixed];
    const baselineAt = (baseline.photo ?? baseline.measurement)?.at;
    return {
      days: historyDays(entries, (at) => dayHere(new Date(at))),
      baselineDate: baselineAt ? dayHere(new Date(baselineAt)) : null,
      baselinePhotoId: baseline.photo?.id ?? null,
    };
  }, [data]);
  return { ...query, history };
}

export type ClientHistory = NonNullable<ReturnType<typeof useHistory>["history"]>;

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
