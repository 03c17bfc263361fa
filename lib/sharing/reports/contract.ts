import { endpoint } from "@/lib/platform/http/contract";
import { Report } from "./schema";

export const getReport = endpoint({
  method: "GET",
  path: "/api/client/[id]/report",
  access: "trainer",
  reply: Report,
});
