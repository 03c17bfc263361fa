import { endpoint } from "@/lib/platform/http/contract";
import { Analytics, AnalyticsQuery } from "./schema";

export const getAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics",
  access: "trainer",
  query: AnalyticsQuery,
  reply: Analytics,
});
