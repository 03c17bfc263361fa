import { queryOptions } from "@tanstack/react-query";
import { call, lazyContract } from "@/lib/platform/http/call";

export const ANALYTICS_KEY = ["/api/analytics"] as const;

const contract = lazyContract(() => import("./contract"));

/** Always stale, because workouts logged elsewhere in the app change it. */
export const analyticsQuery = () =>
  queryOptions({
    queryKey: ANALYTICS_KEY,
    queryFn: () =>
      call(contract.getAnalytics, { query: { timezoneOffset: String(new Date().getTimezoneOffset()) } }),
    staleTime: 0,
  });
