import { keepPreviousData } from "@tanstack/react-query";
import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";
import type { Weeks } from "./periods";

const analytics = api<typeof Contract>();

const here = () => ({ timezoneOffset: String(new Date().getTimezoneOffset()) });

/** Always stale, because workouts logged elsewhere in the app change it. */
export const analyticsQuery = () => ({
  ...analytics.ask("GET /api/analytics", { query: here() }),
  staleTime: 0,
});

/** Always stale as well; another number of weeks replaces the shown ones once it is there. */
export const periodQuery = (weeks: Weeks) => ({
  ...analytics.ask("GET /api/analytics/period", { query: { ...here(), weeks } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
