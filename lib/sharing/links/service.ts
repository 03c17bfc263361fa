import "server-only";
import { randomBytes } from "node:crypto";
import { exactLeanMass } from "@/lib/body/composition";
import { requireClient } from "@/lib/clients/record/service";
import * as clients from "@/lib/clients/record/store";
import { getTimeline } from "@/lib/clients/timeline/service";
import { requireConsent } from "@/lib/images/consents/service";
import { areCurrent } from "@/lib/images/orders/image-store";
import { imagesOf } from "@/lib/images/orders/service";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { isoDay } from "@/lib/text/calendar/days";
import { startOfDay } from "@/lib/text/calendar/local-date";
import { daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import { contentOf } from "./content";
import { facesToCover } from "./faces-service";
import { stateOf } from "./reveal-day";
import { type NewShare, type Share, ShareContent } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };
type ByShare = { params: { id: string; shareId: string } };

const TOKEN_BYTES = 32;
const CONSENT_GONE = "The client has withdrawn consent to this link. Make a new link.";
const NOT_THEIRS = "Not one of this client's images";
/** How far ahead a reveal may be; -1 because of time zones. */
const REVEAL_DAYS = { min: -1, max: 366 };

/** Newest first, closed links included. */
export async function listShares(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  return (await store.listOf(ctx.db, client.id)).map((row) => present(ctx, row));
}

/**
 * The token is only in this reply and is not stored.
 * @throws AppError `invalid` for a foreign image or a reveal over a year ahead, `conflict` without consent
 */
export async function createShare(ctx: Context, { params, body }: ById & { body: NewShare }) {
  const client = await requireClient(ctx, params.id);
  const createdAt = ctx.clock.now();
  const revealAt = body.revealOn === null ? null : startOfDay(body.revealOn, body.timezoneOffset);
  const isNear = (at: Date) =>
    at >= daysLater(createdAt, REVEAL_DAYS.min) && at <= daysLater(createdAt, REVEAL_DAYS.max);
  if (revealAt && !isNear(revealAt)) refuse("revealOn", "Choose a day within a year");
  const content = await chosenContent(ctx, client, body);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = await ctx.db.$transaction(async (db) => {
    // A withdrawal locks the client too, so it sees either no link or a complete one.
    await clients.lockOwned(db, client.id, ctx.actor.id);
    const consent = await requireConsent(ctx, db, client.id, "sharing");
    if (!(await areCurrent(db, client.id, body.imageIds))) refuse("imageIds", NOT_THEIRS);
    await spend({ ...ctx, db }, LIMITS.sharePerTrainer, ctx.actor.id);
    return store.insert(db, {
      id: uuidv7(createdAt),
      clientId: client.id,
      tokenHash: sha256(token),
      content,
      createdAt,
      consentId: consent.id,
      revealOn: body.revealOn === null ? null : new Date(body.revealOn),
      revealAt,
      expiresAt: daysLater(revealAt && revealAt > createdAt ? revealAt : createdAt, body.openDays),
    });
  });
  return { ...present(ctx, row), token };
}

type Owned = Awaited<ReturnType<typeof requireClient>>;

async function chosenContent(ctx: Context, client: Owned, body: NewShare): Promise<ShareContent> {
  const { timeline: months, statusSentence } = await getTimeline(ctx, { params: { id: client.id } });
  const { weightLbs, bodyFat, targetBodyFat } = client;
  const today = { weight: weightLbs, bodyFat, leanMass: exactLeanMass(weightLbs, bodyFat) };
  const content = contentOf({
    ...(await imagesOf(ctx, [client]))(client),
    imageIds: body.imageIds,
    units: ctx.actor.units,
    timezoneOffset: body.timezoneOffset,
    forecast: body.includeForecast ? { today, targetBodyFat, months, sentence: statusSentence } : null,
  });
  if (!content) return refuse("imageIds", NOT_THEIRS);
  return { ...content, faces: body.faceCover && (await facesToCover(ctx, content.sides, body.faceCover)) };
}

export const revokeShare = (ctx: Context, input: ByShare) => setRevoked(ctx, input, ctx.clock.now());

/** @throws AppError `conflict` when the client has withdrawn the consent */
export async function restoreShare(ctx: Context, input: ByShare) {
  const share = await setRevoked(ctx, input, null);
  if (share.state === "revoked") throw new AppError("conflict", CONSENT_GONE);
  return share;
}

async function setRevoked(ctx: Context, { params }: ByShare, revokedAt: Date | null) {
  const client = await requireClient(ctx, params.id);
  const row = await store.setRevoked(ctx.db, client.id, params.shareId, revokedAt);
  if (!row) notFound("Link");
  return present(ctx, row);
}

function present(ctx: Context, row: store.ShareRow): Share {
  const { sides, forecast, faces } = ShareContent.parse(row.content);
  return {
    id: row.id,
    state: stateOf(row, ctx.clock.now()),
    createdAt: row.createdAt.toISOString(),
    revealOn: row.revealOn && isoDay(row.revealOn),
    expiresAt: row.expiresAt.toISOString(),
    imageCount: sides.reduce((sum, { images }) => sum + images.length, 0),
    includesForecast: forecast !== null,
    faceCover: faces?.cover ?? null,
    views: row.views,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

function refuse(path: string, message: string): never {
  throw new AppError("invalid", "Validation failed", { issues: [{ path, message }] });
}
