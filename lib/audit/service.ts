import "server-only";
import { HOUR_MS } from "@/lib/calendar/days";
import { localDate } from "@/lib/calendar/local-date";
import type { Download } from "@/lib/http/contract";
import type { Context, Db, Services } from "@/lib/kernel/context";
import { csvLine } from "@/lib/text/csv";
import { AuditAction, AuditDetails, type AuditExport, type AuditPage } from "./schema";
import { sentenceText } from "./sentence";
import * as store from "./store";

const EXPORT_ROWS = 1000;
const SYSTEM = { id: null, email: "Formcast" };

type Target = { id: string; name: string };
export type Recorder = Pick<Services, "clock"> & { actor?: { id: string; email: string } };

/** Records who did what to whom, in the transaction of the change. Without an actor it was the app itself. */
export function record(
  { actor, clock }: Recorder,
  db: Db,
  action: AuditAction,
  { id, name }: Target,
  more: Omit<AuditDetails, "name"> = {},
): Promise<void> {
  const { id: actorId, email: actorEmail } = actor ?? SYSTEM;
  // Stores the name too, because the row of the target may be deleted.
  const details: AuditDetails = { name, ...more };
  return store.insert(db, { actorId, actorEmail, action, targetId: id, details, at: clock.now() });
}

type Viewed = { id: string; name: string; trainer: { id: string; name: string } };

/** Records that an admin viewed a photo or the images of another trainer's client, at most once an hour. */
export async function recordView(
  ctx: Recorder & Pick<Services, "db"> & { actor: { id: string } },
  client: Viewed,
  action: "view-client" | "view-photo" = "view-client",
) {
  if (client.trainer.id === ctx.actor.id) return;
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS);
  const look = { actorId: ctx.actor.id, action, targetId: client.id };
  if (await store.hasSince(ctx.db, look, since)) return;
  await record(ctx, ctx.db, action, client, { trainer: client.trainer.name });
}

export function forgetOldEntries({ db }: Pick<Services, "db">): Promise<void> {
  return store.removeOld(db);
}

export async function listAuditEntries(ctx: Context<"admin">, { query }: { query: AuditPage }) {
  return (await store.list(ctx.db, query)).map(present);
}

export async function exportAuditEntries(
  ctx: Context<"admin">,
  { query }: { query: AuditExport },
): Promise<Download> {
  const { timezoneOffset, ...filter } = query;
  const lines = [csvLine(["When (UTC)", "Who", "Action", "Target", "Name", "What"])];
  for (let rows = await store.list(ctx.db, { ...filter, limit: EXPORT_ROWS }); rows.length > 0; ) {
    lines.push(...rows.map(csvOf));
    rows = await store.list(ctx.db, { ...filter, after: rows.at(-1), limit: EXPORT_ROWS });
  }
  return {
    body: new TextEncoder().encode(lines.join("")),
    contentType: "text/csv; charset=utf-8",
    downloadName: `formcast-audit_${localDate(ctx.clock.now(), timezoneOffset)}.csv`,
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
