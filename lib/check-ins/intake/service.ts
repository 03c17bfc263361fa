import "server-only";
import type * as z from "zod/mini";
import { brandOf } from "@/lib/accounts/brand/service";
import { FIRST_BIRTH_DATE, isMinor } from "@/lib/body/age";
import { INTAKE_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { PhotoUpload } from "@/lib/images/photos/schema";
import { discardOfIntakes, storePhoto } from "@/lib/images/photos/service";
import * as photos from "@/lib/images/photos/store";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import { DONE } from "@/lib/platform/http/contract";
import { type IdempotencyHeader, madeAt } from "@/lib/platform/idempotency/schema";
import { once } from "@/lib/platform/idempotency/service";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError, refuseField } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { daysLater } from "@/lib/text/calendar/moments";
import { dayIn } from "@/lib/text/calendar/zone";
import { firstName } from "@/lib/text/names";
import { hmacOf, tokenHashOf } from "@/lib/text/sha256";
import type { IntakeAnswers, IntakePage, NewIntake } from "./schema";
import * as store from "./store";

type PublicContext = Context<"public">;
type ByToken = { params: { token: string } };

/** A link closes this many days after it was made, unless something is sent by it. */
export const OPEN_DAYS = 30;
/** What was sent is deleted this many days later, unless the trainer decides before. */
const WAITING_DAYS = 60;

/** The link's token, which needs the server's secret. It is never stored. */
export const tokenOf = (ctx: Pick<Services, "settings">, id: string): string =>
  hmacOf(ctx.settings.secret, "intake", id);

export async function getIntakePage(ctx: PublicContext, { params }: ByToken): Promise<IntakePage> {
  return pageOf(ctx, await open(ctx, params.token));
}

async function pageOf(ctx: PublicContext, intake: store.OpenIntake): Promise<IntakePage> {
  const { trainer, acceptedAt, sentAt } = intake;
  // Without the logo, whose address would be one more that a link opens.
  const brand = { ...(await brandOf(ctx, trainer.id, "")), logoUrl: null };
  return {
    state: acceptedAt ? "accepted" : sentAt ? "sent" : "open",
    trainerName: trainer.name,
    brand: Object.values(brand).some(Boolean) ? brand : null,
    firstName: firstName(intake.name),
    version: INTAKE_CONSENT_VERSION,
    today: dayIn(ctx.clock.now(), intake.timeZone),
    at: (acceptedAt ?? sentAt)?.toISOString() ?? null,
    expiresAt: intake.expiresAt.toISOString(),
  };
}

export async function uploadIntakePhoto(
  ctx: PublicContext,
  { params, body }: ByToken & { body: PhotoUpload },
) {
  const intake = await openToWrite(ctx, params.token);
  const record = (photo: photos.NewPhoto) =>
    ctx.db.$transaction(async (db) => {
      const { id, trainerId } = await lockUndecided(ctx, db, intake);
      await photos.insert(db, { ...photo, trainerId, intakeId: id });
    });
  return { photoId: (await storePhoto(ctx, { trainerId: intake.trainerId, byLink: true }, body, record)).id };
}

/**
 * Stores what somebody tells of themselves, for the trainer to decide on; a later sending replaces it.
 * @throws AppError `invalid` for a minor and an outdated consent
 */
export async function sendIntake(
  ctx: PublicContext,
  { params, headers, body }: ByToken & { headers: IdempotencyHeader; body: z.output<typeof NewIntake> },
): Promise<IntakePage> {
  const intake = await openToWrite(ctx, params.token);
  const now = ctx.clock.now();
  const { version, timeZone, frontPhotoId, backPhotoId, takenAt, ...told } = body;
  if (version !== INTAKE_CONSENT_VERSION) refuseField("invalid", "version", "Read the new wording first");
  const sentAt = madeAt(takenAt, now);
  refuseDays(told, dayIn(sentAt, timeZone));
  const actor = { ...intake.trainer, sessionId: "" };
  // Without the photos, because a phone that waited for long uploads them again under new ids.
  const request = { intakeId: intake.id, ...body, frontPhotoId: undefined, backPhotoId: undefined };
  await once({ ...ctx, zone: timeZone, actor }, headers["idempotency-key"], request, async (db) => {
    await lockUndecided(ctx, db, intake);
    const front = await takePhoto(db, intake.id, told, { field: "frontPhotoId", photoId: frontPhotoId });
    const back = await takePhoto(db, intake.id, told, { field: "backPhotoId", photoId: backPhotoId });
    await store.saveSent(db, intake.id, {
      answers: agreedPart(told),
      sentAt,
      timeZone,
      consentVersion: version,
      expiresAt: daysLater(now, WAITING_DAYS),
      frontPhotoId: front,
      backPhotoId: back,
    });
    await discardOfIntakes(db, [intake.id], [front, back]);
    return { id: intake.id };
  });
  sweepBlobsSoon(ctx);
  return pageOf(ctx, await open(ctx, params.token));
}

/** Without what somebody did not agree to: the page does not send it, and nothing else is trusted. */
function agreedPart({ health, medicineSince, ...told }: IntakeAnswers): IntakeAnswers {
  return told.agreed.health ? { ...told, health, medicineSince } : told;
}

function refuseDays({ birthDate, medicineSince }: IntakeAnswers, today: string): void {
  if (birthDate < FIRST_BIRTH_DATE || birthDate > today)
    refuseField("invalid", "birthDate", "Not a day of birth");
  if (medicineSince && medicineSince > today) refuseField("invalid", "medicineSince", "Not in the future");
  if (isMinor({ birthDate }, today))
    refuseField("invalid", "birthDate", "Who is under 18 comes with a parent or guardian");
}

type Sent = { field: "frontPhotoId" | "backPhotoId"; photoId: string | undefined };

async function takePhoto(db: Db, id: string, { agreed }: IntakeAnswers, { field, photoId }: Sent) {
  if (!photoId) return null;
  if (!agreed.photos || !(await store.hasPhoto(db, photoId, id)))
    refuseField("invalid", field, "Choose the photo again");
  return photoId;
}

/** Deletes what was sent, and closes the link for good. */
export async function takeBackIntake(ctx: PublicContext, { params }: ByToken) {
  const intake = await openToWrite(ctx, params.token);
  await ctx.db.$transaction(async (db) => {
    await lockUndecided(ctx, db, intake);
    await removeIntake(db, intake.id);
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

/** With answers and photos, in a transaction that has locked it. */
export async function removeIntake(db: Db, id: string): Promise<void> {
  await discardOfIntakes(db, [id]);
  await store.remove(db, [id]);
}

/** @throws AppError `not_found`, the same for every bad link; `rate_limited` */
async function open(ctx: PublicContext, token: string): Promise<store.OpenIntake> {
  await spend(ctx, LIMITS.checkInPerAddress, ctx.address);
  return (await store.findOpen(ctx.db, tokenHashOf(token) ?? closed(), ctx.clock.now())) ?? closed();
}

async function openToWrite(ctx: PublicContext, token: string): Promise<store.OpenIntake> {
  const intake = await open(ctx, token);
  await spend(ctx, LIMITS.checkInPerLink, intake.id);
  return intake;
}

/** @throws AppError `not_found` when it was decided or deleted meanwhile */
async function lockUndecided(ctx: PublicContext, db: Db, { id, tokenHash }: store.Intake) {
  await store.lock(db, id);
  const intake = (await store.findOpen(db, tokenHash, ctx.clock.now())) ?? closed();
  return intake.acceptedAt ? closed() : intake;
}

function closed(): never {
  throw new AppError("not_found", "This link is closed.");
}
