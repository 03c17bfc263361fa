import { endpoint } from "@/lib/platform/http/contract";
import { Analytics, AnalyticsQuery, Period, PeriodQuery } from "./schema";

export const getAnalytics = endpoint("GET /api/analytics", "trainer", {
  query: AnalyticsQuery,
  reply: Analytics,
});

export const getPeriod = endpoint("GET /api/analytics/period", "trainer", {
  query: PeriodQuery,
  reply: Period,
});

export const exportPeriod = endpoint("GET /api/analytics/export", "trainer", {
  query: PeriodQuery,
  reply: "file",
});
