import { endpoint } from "@/lib/platform/http/contract";
import { Baseline, History, HistoryPage } from "./schema";

export const getHistory = endpoint("GET /api/client/[id]/history", "trainer", {
  query: HistoryPage,
  reply: History,
});

export const setBaseline = endpoint("POST /api/client/[id]/history/[photoId]/baseline", "trainer", {
  reply: Baseline,
});
