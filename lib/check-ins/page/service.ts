import { checkInPageWords } from "@/lib/check-ins/words/en";
import { captionWords } from "@/lib/images/words/en";
import "server-only";
import { logoOf } from "@/lib/accounts/brand/service";
import type { Units } from "@/lib/body/units";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { findImage, storedIn } from "@/lib/images/orders/image-store";
import { imagesOf } from "@/lib/images/orders/service";
import { imageReply, labelled } from "@/lib/images/photos/image-service";
import type { ImageSize } from "@/lib/images/photos/schema";
import { discardWaiting } from "@/lib/images/photos/service";
import * as photos from "@/lib/images/photos/store";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import { DONE, type Download, type FileReply } from "@/lib/platform/http/contract";
import { refuseField } from "@/lib/platform/kernel/errors";
import { sha256 } from "@/lib/text/sha256";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { presentSet } from "@/lib/training/workouts/summary";
import {
  changeOpenLink,
  closed,
  extended,
  hasConsent,
  isStepReleased,
  isUnlocked,
  localDay,
  lockOpen,
  openLink,
  openToRead,
  openToWrite,
  type PublicContext,
} from "./link-service";
import { pageOf } from "./page-service";
import type { CheckInPage } from "./schema";
import * as store from "./store";

type ByToken = { params: { token: string } };

export async function getCheckInPage(ctx: PublicContext, { params }: ByToken): Promise<CheckInPage> {
  return pageOf(ctx, params.token, await openLink(ctx, params.token));
}

/** @throws AppError `invalid` for an outdated wording */
export async function giveConsent(
  ctx: PublicContext,
  { params, body }: ByToken & { body: { version: string; photos: boolean; timeZone?: string } },
) {
  const link = await openLink(ctx, params.token);
  if (!isUnlocked(ctx, link)) return closed();
  if (body.version !== CHECK_IN_CONSENT_VERSION)
    refuseField("invalid", "version", "Read the new wording first");
  const given = {
    consentVersion: body.version,
    consentedAt: ctx.clock.now(),
    photosAgreed: body.photos,
    ...extended(ctx),
    ...(body.timeZone && { timeZone: body.timeZone }),
  };
  await ctx.db.$transaction(async (db) => {
    await lockOpen(ctx, db, link);
    await store.updateLink(db, link.id, given);
  });
  return pageOf(ctx, params.token, { ...link, ...given });
}

export async function chooseUnits(
  ctx: PublicContext,
  { params, body }: ByToken & { body: { units: Units } },
) {
  const link = await openToWrite(ctx, params.token);
  await changeOpenLink(ctx, link, body);
  return pageOf(ctx, params.token, { ...link, ...body });
}

/** Deletes what the client has sent and the trainer has not taken over, and closes the link for good. */
export async function withdrawConsent(ctx: PublicContext, { params }: ByToken) {
  const link = await openLink(ctx, params.token);
  if (!isUnlocked(ctx, link)) return closed();
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (db) => {
    await lockOpen(ctx, db, link);
    await discardWaiting(db, link.clientId);
    await settleWeeks(db, link.clientId, await store.removeSent(db, link.clientId));
    await store.updateLink(db, link.id, {
      revokedAt: now,
      withdrawnAt: now,
      ...store.NO_REMINDERS,
    });
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

/** One of the client's own photos, or a released image. */
export async function getCheckInImage(
  ctx: PublicContext,
  { params, query }: { params: { token: string; imageId: string }; query: ImageSize },
): Promise<FileReply> {
  const link = await openLink(ctx, params.token);
  if (!isUnlocked(ctx, link) || !hasConsent(link) || !link.photosAgreed) return closed();
  const { imageId } = params;
  if (await store.isOfClient(ctx.db, imageId, link.clientId)) {
    const photo = (await photos.find(ctx.db, imageId)) ?? closed();
    return { ...imageReply(ctx, photo, query.size), maxAge: 0 };
  }
  const { transformations } = (await imagesOf(ctx, [link.client]))(link.client);
  const today = localDay(link, ctx.clock.now());
  const isShown = transformations.some(({ id, step }) => id === imageId && isStepReleased(link, step, today));
  const image = isShown ? await findImage(ctx.db, imageId) : null;
  const stored = image && storedIn(image);
  if (!stored) return closed();
  const reply = imageReply(ctx, stored, query.size);
  return { ...labelled(ctx, reply, captionWords.step(image.step)), maxAge: 0 };
}

export async function getCheckInLogo(ctx: PublicContext, { params }: ByToken): Promise<FileReply> {
  const { client } = await openLink(ctx, params.token);
  return logoOf(ctx, client.trainerId);
}

export async function exportCheckIns(ctx: PublicContext, { params }: ByToken): Promise<Download> {
  const link = await openToRead(ctx, params.token);
  const [checkIns, uploads, sessions] = await Promise.all([
    store.checkInsOf(ctx.db, link.clientId),
    store.photosByLink(ctx.db, link.clientId),
    store.reportedOf(ctx.db, link.clientId),
  ]);
  const { consentVersion, consentedAt, photosAgreed, reminderEmail, reminderConfirmedAt } = link;
  const content = {
    name: link.client.name,
    trainer: link.client.trainer.name,
    consent: { version: consentVersion, givenAt: consentedAt, photos: photosAgreed },
    reminders: reminderEmail && { email: reminderEmail, confirmedAt: reminderConfirmedAt },
    checkIns: checkIns.map(
      ({ state, decidedAt, takenAt, receivedAt, weightLbs, bodyFat, girths, answers, own, note, reply }) => ({
        ...{ state, decidedAt, takenAt, receivedAt, weightLbs, bodyFat, girths, answers, own, note },
        reply: state === "waiting" ? null : reply,
      }),
    ),
    photos: uploads,
    sessions: sessions.map(({ performedAt, plannedSession, entries }) => ({
      performedAt,
      session: plannedSession?.name ?? null,
      exercises: entries.map(({ exercise, sets }) => ({ name: exercise.name, sets: sets.map(presentSet) })),
    })),
  };
  return {
    body: new TextEncoder().encode(JSON.stringify(content, null, 2)),
    contentType: "application/json",
    downloadName: `check-ins-${localDay(link, ctx.clock.now())}.json`,
  };
}

export async function getCheckInManifest(ctx: PublicContext, { params }: ByToken): Promise<FileReply> {
  await openLink(ctx, params.token);
  const address = `/check-in/${params.token}`;
  const manifest = {
    name: checkInPageWords.title,
    short_name: checkInPageWords.title,
    id: address,
    start_url: address,
    scope: address,
    display: "standalone",
    background_color: "#0f0c0a",
    theme_color: "#0f0c0a",
    icons: [{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" }],
  };
  const text = JSON.stringify(manifest);
  return {
    read: async () => new TextEncoder().encode(text),
    contentType: "application/manifest+json",
    etag: sha256(text).slice(0, 32),
    maxAge: 0,
  };
}
