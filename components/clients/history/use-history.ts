import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { historyDays } from "@/lib/clients/history/days";
import { historyQuery } from "@/lib/clients/history/queries";
import { dayHere } from "@/lib/text/calendar/local-date";

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
