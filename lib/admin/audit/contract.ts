import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { AuditEntry, AuditExport, AuditPage } from "./schema";

export const listAuditEntries = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  query: AuditPage,
  reply: z.array(AuditEntry),
});

export const exportAuditEntries = endpoint({
  method: "GET",
  path: "/api/admin/audit/export",
  access: "admin",
  query: AuditExport,
  reply: "file",
});
