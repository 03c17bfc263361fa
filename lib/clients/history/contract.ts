import { endpoint } from "@/lib/platform/http/contract";
import { Baseline, History, HistoryPage } from "./schema";

export const getHistory = endpoint({
  method: "GET",
  path: "/api/client/[id]/history",
  access: "trainer",
  query: HistoryPage,
  reply: History,
});

export const setBaseline = endpoint({
  method: "POST",
  path: "/api/client/[id]/history/[photoId]/baseline",
  access: "trainer",
  reply: Baseline,
});
