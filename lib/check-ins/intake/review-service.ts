import "server-only";
import { ageYears } from "@/lib/body/age";
import { showPhotos } from "@/lib/clients/pictures/service";
import { writeClient } from "@/lib/clients/record/service";
import * as clients from "@/lib/clients/record/store";
import type { ConsentKind } from "@/lib/images/consents/kinds";
import * as consents from "@/lib/images/consents/store";
import { generateSoon } from "@/lib/images/orders/service";
import { assignOfIntake } from "@/lib/images/photos/store";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { photoUrl } from "@/lib/text/addresses";
import { daysLater } from "@/lib/text/calendar/moments";
import { dayIn } from "@/lib/text/calendar/zone";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import { flagsOf, notesOf, proposalOf } from "./review";
import {
  type Acceptance,
  IntakeAnswers,
  type IntakeLink,
  type NewIntakeLink,
  type WaitingIntake,
} from "./schema";
import { OPEN_DAYS, removeIntake, tokenOf } from "./service";
import * as store from "./store";

type ById = { params: { id: string } };

/** The page says for this many days that a client was made of it. */
const ACCEPTED_DAYS = 7;

export async function makeIntakeLink(ctx: Context, { body }: { body: NewIntakeLink }): Promise<IntakeLink> {
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  const row = await ctx.db.$transaction(async (db) => {
    await spend({ ...ctx, db }, LIMITS.checkInLinkPerTrainer, ctx.actor.id);
    return store.insert(db, {
      ...body,
      id,
      trainerId: ctx.actor.id,
      tokenHash: sha256(tokenOf(ctx, id)),
      createdAt,
      expiresAt: daysLater(createdAt, OPEN_DAYS),
    });
  });
  return presentLink(ctx, row);
}

/** The trainer's undecided intakes: those that were sent, and links by which nothing came yet. */
export async function undecidedIntakes(ctx: Context) {
  const rows = await store.listUndecided(ctx.db, ctx.actor.id, ctx.clock.now());
  return {
    intakes: rows.flatMap((row) => (row.answers === null ? [] : [present(row)])),
    invited: rows.filter(({ sentAt }) => sentAt === null).map((row) => presentLink(ctx, row)),
  };
}

/** Answers and photos are gone for good. @throws AppError `not_found` also for an accepted one */
export async function declineIntake(ctx: Context, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const { id, acceptedAt } = await lockOwned(ctx, db, params.id);
    if (acceptedAt) notFound();
    await removeIntake(db, id);
  });
  sweepBlobsSoon(ctx);
  return DONE;
}

/**
 * Makes the client, with the first weigh-in, consents, photos and notes, at once or not at all.
 * @throws AppError `not_found`, or `conflict` when there is nothing to accept
 */
export async function acceptIntake(ctx: Context, { params, body }: ById & { body: Acceptance }) {
  const { clientId, generationId } = await ctx.db.$transaction(async (db) => {
    const intake = await lockOwned(ctx, db, params.id);
    const { sentAt } = intake;
    if (intake.acceptedAt) throw new AppError("conflict", "This intake has already been accepted.");
    if (sentAt === null) throw new AppError("conflict", "Nothing has been sent by this link yet.");
    const answers = IntakeAnswers.parse(intake.answers);
    const { birthDate, bodyFatMethod, medicineSince } = answers;
    const made = await writeClient(
      ctx,
      db,
      {
        ...DEFAULTS,
        ...{ birthDate, bodyFatMethod, medicineSince },
        ...proposalOf(answers, dayIn(sentAt, intake.timeZone)),
        notes: notesOf(answers),
        ...body,
      },
      { isSample: false, weighedAt: sentAt },
    );
    await recordConsents(ctx, db, made.id, answers, sentAt);
    const generationId = await takePhotos(ctx, db, made.id, { ...intake, sentAt });
    await store.saveAccepted(db, intake.id, ctx.clock.now(), daysLater(ctx.clock.now(), ACCEPTED_DAYS));
    return { clientId: made.id, generationId };
  });
  if (generationId) generateSoon(ctx, generationId);
  return { clientId };
}

/** What an intake does not ask. */
const DEFAULTS = { steps: 2, hoursPerWorkout: 1, dietAdherence: 1 } as const;

/** A refusal is on record too: without one, the first use would count as consent. */
async function recordConsents(
  { actor }: Context,
  db: Db,
  clientId: string,
  { agreed }: IntakeAnswers,
  givenAt: Date,
): Promise<void> {
  const answers: [ConsentKind, boolean][] = [
    ["photos", agreed.photos],
    ["ai", agreed.photos],
    ["sharing", agreed.sharing],
  ];
  for (const [kind, isGiven] of answers) {
    await consents.insert(db, { id: uuidv7(givenAt), clientId, kind, givenAt, recordedBy: actor.name });
    if (!isGiven) await consents.revoke(db, clientId, kind, givenAt);
  }
}

/** @returns the first images of the client, to make after the commit */
async function takePhotos(
  ctx: Context,
  db: Db,
  clientId: string,
  { id: intakeId, frontPhotoId, backPhotoId, sentAt }: store.Intake & { sentAt: Date },
): Promise<string | null> {
  if (!frontPhotoId && !backPhotoId) return null;
  for (const [id, side] of [
    [frontPhotoId, "front"],
    [backPhotoId, "back"],
  ] as const)
    if (id) await assignOfIntake(db, { id, intakeId, clientId, side, takenAt: sentAt });
  const client = (await clients.lockOwned(db, clientId, ctx.actor.id)) ?? notFound();
  return (await showPhotos(ctx, db, client, { frontPhotoId, backPhotoId })).generationId;
}

async function lockOwned(ctx: Context, db: Db, id: string): Promise<store.Intake> {
  const found = (await store.findOwned(db, id, ctx.actor.id)) ?? notFound();
  await store.lock(db, found.id);
  return (await store.findOwned(db, id, ctx.actor.id)) ?? notFound();
}

function present(row: store.Intake): WaitingIntake {
  const answers = IntakeAnswers.parse(row.answers);
  const sentAt = row.sentAt ?? row.createdAt;
  const today = dayIn(sentAt, row.timeZone);
  return {
    id: row.id,
    sentAt: sentAt.toISOString(),
    flags: flagsOf(answers),
    answers,
    age: ageYears(answers, today) ?? 0,
    proposal: proposalOf(answers, today),
    isFatEstimated: answers.bodyFat === undefined,
    notes: notesOf(answers),
    photos: [
      ...(row.frontPhotoId ? [{ side: "front" as const, url: photoUrl(row.frontPhotoId) }] : []),
      ...(row.backPhotoId ? [{ side: "back" as const, url: photoUrl(row.backPhotoId) }] : []),
    ],
  };
}

function presentLink(ctx: Context, row: store.Intake): IntakeLink {
  const token = tokenOf(ctx, row.id);
  return {
    id: row.id,
    name: row.name,
    token: sha256(token) === row.tokenHash ? token : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

function notFound(): never {
  throw new AppError("not_found", "This intake is no longer there. It may have been taken back.");
}
