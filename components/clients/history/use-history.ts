import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as Contract from "@/lib/clients/history/contract";
import { historyDays } from "@/lib/clients/history/days";
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
