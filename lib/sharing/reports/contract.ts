import { endpoint } from "@/lib/platform/http/contract";
import { Report } from "./schema";

export const getReport = endpoint("GET /api/client/[id]/report", "trainer", { reply: Report });
