import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";

const analytics = api<typeof Contract>();

/** Always stale, because workouts logged elsewhere in the app change it. */
export const analyticsQuery = () => ({
  ...analytics.ask("GET /api/analytics", {
    query: { timezoneOffset: String(new Date().getTimezoneOffset()) },
  }),
  staleTime: 0,
});
