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

/** A ZIP archive with the export as `client.json`, the photos and the images. */
export const exportClientArchive = endpoint({
  method: "GET",
  path: "/api/client/[id]/export/zip",
  access: "trainer",
  query: CallersClock,
  reply: "file",
  refusals: ["rate_limited"],
});

/** Workouts only, oldest first, for a spreadsheet or for another client. */
export const exportWorkouts = endpoint({
  method: "GET",
  path: "/api/client/[id]/workout/export",
  access: "trainer",
  query: WorkoutsFormat,
  reply: "file",
});
