import { keepPreviousData } from "@tanstack/react-query";
import { call, urlFor } from "@/lib/platform/http/call";
import { pagedQuery } from "@/lib/platform/paging/queries";
import * as contract from "./contract";
import type { AuditFilter } from "./schema";

export const AUDIT_KEY = ["/api/admin/audit"];

export const auditQuery = (filter: AuditFilter) => ({
  ...pagedQuery([...AUDIT_KEY, filter], (page) =>
    call(contract.listAuditEntries, { query: { ...filter, ...page } }),
  ),
  placeholderData: keepPreviousData,
});

export function auditExportUrl(filter: AuditFilter): string {
  return urlFor(contract.exportAuditEntries.path, { query: filter });
}

export function withoutEmptyFields({ action, actor, target }: AuditFilter): AuditFilter {
  return { action, actor: actor?.trim() || undefined, target: target?.trim() || undefined };
}
