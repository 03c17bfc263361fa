import { endpoint } from "@/lib/platform/http/contract";
import { CallersClock } from "@/lib/text/calendar/schema";
import { WorkoutsFormat } from "./schema";

export const exportClient = endpoint("GET /api/client/[id]/export", "trainer", {
  query: CallersClock,
  reply: "file",
});

export const exportClientArchive = endpoint("GET /api/client/[id]/export/zip", "trainer", {
  query: CallersClock,
  reply: "file",
  refusals: ["rate_limited"],
});

export const exportWorkouts = endpoint("GET /api/client/[id]/workout/export", "trainer", {
  query: WorkoutsFormat,
  reply: "file",
});

export const exportAccount = endpoint("GET /api/account/export", "trainer", {
  query: CallersClock,
  reply: "file",
  refusals: ["rate_limited"],
});
