import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { AuditEntry, AuditExport, AuditPage } from "./schema";

export const listAuditEntries = endpoint("GET /api/admin/audit", "admin", {
  query: AuditPage,
  reply: z.array(AuditEntry),
});

export const exportAuditEntries = endpoint("GET /api/admin/audit/export", "admin", {
  query: AuditExport,
  reply: "file",
});
