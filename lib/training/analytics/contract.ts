import { endpoint } from "@/lib/platform/http/contract";
import { Analytics, AnalyticsQuery, Period, PeriodQuery } from "./schema";

export const getAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics",
  access: "trainer",
  query: AnalyticsQuery,
  reply: Analytics,
});

export const getPeriod = endpoint({
  method: "GET",
  path: "/api/analytics/period",
  access: "trainer",
  query: PeriodQuery,
  reply: Period,
});

export const exportPeriod = endpoint({
  method: "GET",
  path: "/api/analytics/export",
  access: "trainer",
  query: PeriodQuery,
  reply: "file",
});
