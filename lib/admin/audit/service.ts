import "server-only";
import { AuditAction, AuditDetails } from "@/lib/platform/audit/schema";
import type { Download } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { localDate } from "@/lib/text/calendar/local-date";
import { csvFile } from "@/lib/text/csv";
import type { AuditExport, AuditPage } from "./schema";
import { sentenceText } from "./sentence";
import * as store from "./store";

const EXPORT_ROWS = 1000;

export async function listAuditEntries(ctx: Context<"admin">, { query }: { query: AuditPage }) {
  return (await store.list(ctx.db, query)).map(present);
}

export async function exportAuditEntries(
  ctx: Context<"admin">,
  { query }: { query: AuditExport },
): Promise<Download> {
  const { timezoneOffset, ...filter } = query;
  const lines = [["When (UTC)", "Who", "Action", "Target", "Name", "What"]];
  for (let rows = await store.list(ctx.db, { ...filter, limit: EXPORT_ROWS }); rows.length > 0; ) {
    lines.push(...rows.map(csvOf));
    rows = await store.list(ctx.db, { ...filter, after: rows.at(-1), limit: EXPORT_ROWS });
  }
  return csvFile("formcast-audit", localDate(ctx.clock.now(), timezoneOffset), lines);
}

type Row = Awaited<ReturnType<typeof store.list>>[number];

function csvOf(row: Row): string[] {
  const { createdAt, actorEmail, action, targetId, details } = present(row);
  return [createdAt, actorEmail, action, targetId ?? "", details.name, sentenceText({ action, details })];
}

function present({ at, details, action, ...row }: Row) {
  return {
    ...row,
    action: AuditAction.parse(action),
    createdAt: at.toISOString(),
    details: AuditDetails.parse(details),
  };
}
