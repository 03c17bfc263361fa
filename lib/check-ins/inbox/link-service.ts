import "server-only";
import { IDLE_DAYS, knownToken, tokenOf } from "@/lib/check-ins/page/link-service";
import { ImageDays } from "@/lib/check-ins/page/schema";
import * as links from "@/lib/check-ins/page/store";
import { requireClient } from "@/lib/clients/record/service";
import * as clients from "@/lib/clients/record/store";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { isoDay } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import type { CheckInLink, LinkSettings, NewLink } from "./schema";

type ById = { params: { id: string } };

export async function getCheckInLink(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  const row = await links.newestLink(ctx.db, client.id);
  return { link: row && present(ctx, row) };
}

export async function makeCheckInLink(ctx: Context, { params, body }: ById & { body: NewLink }) {
  const client = await requireClient(ctx, params.id);
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  const row = await ctx.db.$transaction(async (db) => {
    await clients.lockOwned(db, client.id, ctx.actor.id);
    await spend({ ...ctx, db }, LIMITS.checkInLinkPerTrainer, ctx.actor.id);
    await links.revokeLinks(db, client.id, createdAt);
    return links.insertLink(db, {
      id,
      clientId: client.id,
      tokenHash: sha256(tokenOf(ctx, id)),
      ...columns(body),
      timeZone: body.timeZone,
      createdAt,
      idleExpiresAt: daysLater(createdAt, IDLE_DAYS),
    });
  });
  return present(ctx, row);
}

/** @throws AppError `not_found` also for a client without a link */
export async function changeCheckInLink(ctx: Context, { params, body }: ById & { body: LinkSettings }) {
  const { id } = await requireLink(ctx, params.id);
  return present(ctx, await links.updateLink(ctx.db, id, columns(body)));
}

export async function revokeCheckInLink(ctx: Context, { params }: ById) {
  const { id, revokedAt } = await requireLink(ctx, params.id);
  return present(ctx, await links.updateLink(ctx.db, id, { revokedAt: revokedAt ?? ctx.clock.now() }));
}

/** @throws AppError `conflict` for a link that the client has closed */
export async function restoreCheckInLink(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  const idleExpiresAt = daysLater(ctx.clock.now(), IDLE_DAYS);
  const row = await ctx.db.$transaction(async (db) => {
    // Making a link and a withdrawal lock the client too.
    await clients.lockOwned(db, client.id, ctx.actor.id);
    const { id, withdrawnAt } = await newestLink(db, client.id);
    if (withdrawnAt)
      throw new AppError("conflict", "The client has withdrawn consent to this link. Make a new one.");
    return links.updateLink(db, id, { revokedAt: null, idleExpiresAt });
  });
  return present(ctx, row);
}

async function requireLink(ctx: Context, clientId: string): Promise<links.LinkRow> {
  const client = await requireClient(ctx, clientId);
  return newestLink(ctx.db, client.id);
}

async function newestLink(db: Db, clientId: string): Promise<links.LinkRow> {
  const row = await links.newestLink(db, clientId);
  if (!row) throw new AppError("not_found", "This client has no check-in link yet.");
  return row;
}

const columns = ({ questions, releasedOn, ...settings }: LinkSettings): links.LinkSettings => ({
  questions: [...new Set(questions)],
  leftOut: [...new Set(settings.leftOut ?? [])],
  everyWeeks: settings.everyWeeks,
  weekday: settings.weekday,
  imageDays: settings.imageDays,
  code: settings.code,
  releasedOn: releasedOn === null ? null : new Date(releasedOn),
});

function present(ctx: Services, row: links.LinkRow): CheckInLink {
  return {
    state: stateOf(row, ctx.clock.now()),
    token: knownToken(ctx, row),
    questions: row.questions,
    leftOut: row.leftOut,
    everyWeeks: row.everyWeeks as CheckInLink["everyWeeks"],
    weekday: row.weekday,
    releasedOn: row.releasedOn && isoDay(row.releasedOn),
    imageDays: ImageDays.parse(row.imageDays),
    code: row.code,
    createdAt: row.createdAt.toISOString(),
    idleExpiresAt: row.idleExpiresAt.toISOString(),
    consentedAt: row.consentedAt?.toISOString() ?? null,
  };
}

function stateOf({ withdrawnAt, revokedAt, idleExpiresAt }: links.LinkRow, now: Date): CheckInLink["state"] {
  if (withdrawnAt) return "withdrawn";
  if (revokedAt) return "revoked";
  return idleExpiresAt <= now ? "expired" : "open";
}
