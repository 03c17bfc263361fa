import { endpoint } from "@/lib/http/contract";
import { CallersClock } from "@/lib/paging/schema";
import { WorkoutsFormat } from "./schema";

/** The file holds a `ClientExport` as JSON. */
export const exportClient = endpoint({
  method: "GET",
  path: "/api/client/[id]/export",
  access: "trainer",
  query: CallersClock,
  reply: "file",
});

/** The same as `client.json` in a ZIP archive, with the photos and images beside it. */
export const exportClientArchive = endpoint({
  method: "GET",
  path: "/api/client/[id]/export/zip",
  access: "trainer",
  query: CallersClock,
  reply: "file",
  refusals: ["rate_limited"],
});

/** The client's workouts alone, oldest first, for a spreadsheet or for another client. */
export const exportWorkouts = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/export",
  access: "trainer",
  query: WorkoutsFormat,
  reply: "file",
});
