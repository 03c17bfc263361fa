import "server-only";
import { isoDay } from "@/lib/calendar/days";
import type { Download } from "@/lib/http/contract";
import type { Context, Db, World } from "@/lib/server/context";
import { csvLine } from "./csv";
import { AuditAction, AuditDetails, type AuditFilter, type AuditPage } from "./schema";
import { sentenceText } from "./sentence";
import * as store from "./store";

/** Entries that an export reads at once. */
const EXPORT_ROWS = 1000;
/** Who acts when nobody does. */
const HOUSE = { id: null, email: "Formcast" };

type Target = { id: string; name: string };
export type Recorder = Pick<World, "clock"> & { actor?: { id: string; email: string } };

/** Writes down who did what to whom, in the transaction that does it. Without an actor it was the app itself. */
export function record(
  { actor, clock }: Recorder,
  db: Db,
  action: AuditAction,
  { id, name }: Target,
  more: Omit<AuditDetails, "name"> = {},
): Promise<void> {
  const { id: actorId, email: actorEmail } = actor ?? HOUSE;
  // Names are written down too: after a deletion nothing else tells whose row it was.
  const details: AuditDetails = { name, ...more };
  return store.insert(db, { actorId, actorEmail, action, targetId: id, details, at: clock.now() });
}

/** What was done, newest first. */
export async function listAuditEntries(ctx: Context<"admin">, { query }: { query: AuditPage }) {
  return (await store.list(ctx.db, query)).map(present);
}

export async function exportAuditEntries(
  ctx: Context<"admin">,
  { query }: { query: AuditFilter },
): Promise<Download> {
  const lines = [csvLine(["When (UTC)", "Who", "Action", "Target", "Name", "What"])];
  for (let rows = await store.list(ctx.db, { ...query, limit: EXPORT_ROWS }); rows.length > 0; ) {
    lines.push(...rows.map(csvOf));
    rows = await store.list(ctx.db, { ...query, after: rows.at(-1), limit: EXPORT_ROWS });
  }
  return {
    body: new TextEncoder().encode(lines.join("")),
    contentType: "text/csv; charset=utf-8",
    downloadName: `formcast-audit_${isoDay(ctx.clock.now())}.csv`,
  };
}

type Row = Awaited<ReturnType<typeof store.list>>[number];

function csvOf(row: Row): string {
  const { createdAt, actorEmail, action, targetId, details } = present(row);
  return csvLine([
    createdAt,
    actorEmail,
    action,
    targetId ?? "",
    details.name,
    sentenceText({ action, details }),
  ]);
}

function present({ at, details, action, ...row }: Row) {
  return {
    ...row,
    action: AuditAction.parse(action),
    createdAt: at.toISOString(),
    details: AuditDetails.parse(details),
  };
}
