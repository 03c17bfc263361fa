import { endpoint } from "@/lib/platform/http/contract";
import { CallersClock } from "@/lib/text/calendar/schema";
import { WorkoutsFormat } from "./schema";

export const exportClient = endpoint({
  method: "GET",
  path: "/api/client/[id]/export",
  access: "trainer",
  query: CallersClock,
  reply: "file",
});

export const exportClientArchive = endpoint({
  method: "GET",
  path: "/api/client/[id]/export/zip",
  access: "trainer",
  query: CallersClock,
  reply: "file",
  refusals: ["rate_limited"],
});

export const exportWorkouts = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/export",
  access: "trainer",
  query: WorkoutsFormat,
  reply: "file",
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  query: CallersClock,
  access: "trainer",
  reply: "file",
  refusals: ["rate_limited"],
});
