import "server-only";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { isoDay } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { dayIn } from "@/lib/text/calendar/zone";
import { hmacOf, isSameSecret, sha256, tokenHashOf } from "@/lib/text/sha256";
import { ImageDays } from "./schema";
import * as store from "./store";

export type PublicContext = Context<"public">;

/** A link closes this many days after the client last agreed or sent something. */
export const IDLE_DAYS = 60;

/** The link's token, which needs the server's secret. It is never stored. */
export const tokenOf = (ctx: Pick<Services, "settings">, linkId: string): string =>
  hmacOf(ctx.settings.secret, "check-in", linkId);

/** @throws AppError `not_found`, the same for every bad link; `rate_limited` */
export async function openLink(ctx: PublicContext, token: string): Promise<store.OpenLink> {
  await spend(ctx, LIMITS.checkInPerAddress, ctx.address);
  return (await store.findOpenLink(ctx.db, tokenHashOf(token) ?? closed(), ctx.clock.now())) ?? closed();
}

/** When a link expires that the client has just used. Opening its page does not count, because link previews open it too. */
export const extended = ({ clock }: Pick<Services, "clock">) => ({
  idleExpiresAt: daysLater(clock.now(), IDLE_DAYS),
});

type Keyed = Pick<PublicContext, "settings" | "linkKeys" | "clock">;

/** Whether this browser may see the page: the link has no code, or the code was entered here in the last 30 days. */
export function isUnlocked(ctx: Keyed, link: store.LinkRow): boolean {
  if (link.code === null) return true;
  const key = ctx.linkKeys.of(link.id) ?? "";
  const end = Number.parseInt(key, 10);
  return end > ctx.clock.now().getTime() && isSameSecret(key, keyOf(ctx, link, end));
}

/** A new code invalidates old keys. The end, in milliseconds since the epoch, is part of the key and of its HMAC. */
export const keyOf = (ctx: Pick<Services, "settings">, { id, code }: store.LinkRow, end: number): string =>
  `${end}.${hmacOf(ctx.settings.secret, "check-in key", `${id} ${code} ${end}`)}`;

/** Asks the client again when the wording of the consent has changed. */
export const hasConsent = (link: store.LinkRow): boolean =>
  link.consentedAt !== null && link.consentVersion === CHECK_IN_CONSENT_VERSION;

/** @throws AppError `not_found` also without the code or the client's consent; `rate_limited` */
export async function openToRead(ctx: PublicContext, token: string): Promise<store.OpenLink> {
  const link = await openLink(ctx, token);
  if (!isUnlocked(ctx, link) || !hasConsent(link)) return closed();
  await spend(ctx, LIMITS.checkInPerLink, link.id);
  return link;
}

/** The same, and extends the link's lifetime. */
export async function openToWrite(ctx: PublicContext, token: string): Promise<store.OpenLink> {
  const link = await openToRead(ctx, token);
  const { idleExpiresAt } = extended(ctx);
  if (isoDay(link.idleExpiresAt) < isoDay(idleExpiresAt))
    await store.extendLink(ctx.db, link.id, idleExpiresAt);
  return link;
}

/**
 * Reads the link again and locks it until the caller's transaction ends: a parallel withdrawal comes before or after.
 * @throws AppError `not_found` when the link has been closed meanwhile
 */
export async function lockOpen(
  ctx: PublicContext,
  db: Db,
  { id, clientId, tokenHash }: store.LinkRow,
): Promise<store.OpenLink> {
  await store.lockLink(db, { id, clientId });
  const link = (await store.findOpenLink(db, tokenHash, ctx.clock.now())) ?? closed();
  return isUnlocked(ctx, link) ? link : closed();
}

/** Every write of what the client gave consent to begins with it. @throws AppError `not_found` also without consent */
export async function lockToWrite(
  ctx: PublicContext,
  db: Db,
  opened: store.LinkRow,
): Promise<store.OpenLink> {
  const link = await lockOpen(ctx, db, opened);
  return hasConsent(link) ? link : closed();
}

/** @throws AppError `not_found` when the link has been closed meanwhile */
export async function changeOpenLink(
  ctx: PublicContext,
  opened: store.LinkRow,
  data: Parameters<typeof store.updateLink>[2],
): Promise<void> {
  await ctx.db.$transaction(async (db) => {
    await lockToWrite(ctx, db, opened);
    await store.updateLink(db, opened.id, data);
  });
}

/** A context that acts as the client's trainer, on the client's clock. */
export function asTrainer(ctx: PublicContext, { client, timeZone }: store.OpenLink): Context {
  return { ...ctx, zone: timeZone, actor: { ...client.trainer, sessionId: "" } };
}

export const isReleased = ({ releasedOn }: store.LinkRow, today: string): boolean =>
  releasedOn !== null && isoDay(releasedOn) <= today;

export function isStepReleased(link: store.LinkRow, step: number, today: string): boolean {
  if (!isReleased(link, today)) return false;
  const own = ImageDays.parse(link.imageDays).find((day) => day.step === step);
  return own === undefined || (own.on !== null && own.on <= today);
}

export const localDay = ({ timeZone }: Pick<store.LinkRow, "timeZone">, moment: Date): string =>
  dayIn(moment, timeZone);

/** The token to display; null when the server's secret has changed, because the token would not work. */
export function knownToken(ctx: Pick<Services, "settings">, { id, tokenHash }: store.LinkRow): string | null {
  const token = tokenOf(ctx, id);
  return sha256(token) === tokenHash ? token : null;
}

export const daysSent = (
  link: Pick<store.LinkRow, "clientId" | "timeZone">,
  times: readonly { clientId: string; takenAt: Date }[],
): string[] =>
  times.filter(({ clientId }) => clientId === link.clientId).map(({ takenAt }) => localDay(link, takenAt));

export function closed(): never {
  throw new AppError("not_found", "This link is closed.");
}
