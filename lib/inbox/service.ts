import "server-only";
import * as z from "zod/mini";
import { unitSystem } from "@/lib/body/unit-system";
import { daysBetween, isoDay } from "@/lib/calendar/days";
import { overdueSince } from "@/lib/check-ins/due";
import { localDay, tokenOf } from "@/lib/check-ins/link-service";
import { scheduleOf } from "@/lib/check-ins/page-service";
import { ReportedSet } from "@/lib/check-ins/schema";
import * as checkIns from "@/lib/check-ins/store";
import { keepPhotos } from "@/lib/clients/photo-service";
import * as clients from "@/lib/clients/store";
import { forecastInput } from "@/lib/forecast/question";
import type { Context } from "@/lib/kernel/context";
import { AppError, isAppError } from "@/lib/kernel/errors";
import { TapeGirths } from "@/lib/measurements/schema";
import { addMeasurement, deleteMeasurement } from "@/lib/measurements/service";
import { photoUrl } from "@/lib/photos/asset";
import { releasePhoto } from "@/lib/photos/service";
import { answerOf } from "@/lib/timeline/answer";
import type { Correction, Inbox, OverdueClient, WaitingCheckIn } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };
const DONE = { ok: true } as const;
const DECIDED = "This check-in was decided on already.";

/** What a weigh-in may differ from the one before and still be plain, as a share of the weight. */
const PLAIN_CHANGE = 0.02;

/** Everything that clients have sent and nobody has decided on, the newest first, and who is late. */
export async function getInbox(ctx: Context): Promise<Inbox> {
  const [waiting, sessions, links] = await Promise.all([
    store.listWaiting(ctx.db, ctx.actor.id),
    store.listUnseenSessions(ctx.db, ctx.actor.id),
    store.openLinks(ctx.db, ctx.actor.id, ctx.clock.now()),
  ]);
  return {
    units: ctx.actor.units,
    waiting: await presentWaiting(ctx, waiting),
    sessions: sessions.map(({ id, clientId, client, localDate, sets }) => ({
      id,
      clientId,
      clientName: client.name,
      day: isoDay(localDate),
      sets: z.array(ReportedSet).parse(sets),
    })),
    overdue: await overdueOf(ctx, links),
    linked: links.length,
  };
}

async function presentWaiting(ctx: Context, rows: store.WaitingRow[]): Promise<WaitingCheckIn[]> {
  const clientIds = [...new Set(rows.map(({ clientId }) => clientId))];
  const shownBefore = rows.flatMap(({ client }) => [client.frontPhotoId, client.backPhotoId]);
  const [last, photos] = await Promise.all([
    store.lastWeighIns(ctx.db, clientIds),
    store.photosOf(
      ctx.db,
      shownBefore.filter((id) => id !== null),
    ),
  ]);
  const lastOf = new Map(last.map((row) => [row.clientId, row]));
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  return rows.map((row) => {
    const { client } = row;
    const before = lastOf.get(client.id);
    const sides = [
      ["front", row.frontPhoto, client.frontPhotoId],
      ["back", row.backPhoto, client.backPhotoId],
    ] as const;
    return {
      id: row.id,
      clientId: client.id,
      clientName: client.name,
      takenAt: row.takenAt.toISOString(),
      weight: row.weightLbs,
      bodyFat: row.bodyFat,
      girths: row.girths === null ? null : TapeGirths.parse(row.girths),
      answers: row.answers as WaitingCheckIn["answers"],
      note: row.note,
      photos: sides.flatMap(([side, now, earlier]) =>
        now ? [{ side, now: present(now), before: present(photoOf.get(earlier ?? "") ?? null) }] : [],
      ),
      last: {
        weight: before?.weightLbs ?? client.weightLbs,
        takenAt: (before?.takenAt ?? client.createdAt).toISOString(),
      },
      goalDays: goalDaysOf(ctx, row, before?.takenAt ?? client.createdAt),
      isPlain: isPlain(row),
    };
  });
}

const present = (photo: { id: string; takenAt: Date } | null) =>
  photo && { url: photoUrl(photo.id), takenAt: photo.takenAt.toISOString() };

function isPlain({ weightLbs, note, frontPhotoId, backPhotoId, client }: store.WaitingRow): boolean {
  if (weightLbs === null || note || frontPhotoId || backPhotoId) return false;
  return Math.abs(weightLbs - client.weightLbs) <= client.weightLbs * PLAIN_CHANGE;
}

/** The forecast of today's body, and of the body that was sent, unless there is a newer weigh-in. */
function goalDaysOf(ctx: Context, { client, takenAt, ...sent }: store.WaitingRow, newest: Date) {
  const system = unitSystem(ctx.actor.units);
  const { weightLbs, bodyFat } = takenAt > newest ? sent : { weightLbs: null, bodyFat: null };
  const after = { weightLbs: weightLbs ?? client.weightLbs, bodyFat: bodyFat ?? client.bodyFat };
  return {
    now: answerOf(forecastInput(client), system).goalDays,
    after: answerOf(forecastInput({ ...client, ...after }), system).goalDays,
  };
}

async function overdueOf(
  ctx: Context,
  links: Awaited<ReturnType<typeof store.openLinks>>,
): Promise<OverdueClient[]> {
  const times = await checkIns.timesOf(
    ctx.db,
    links.map(({ clientId }) => clientId),
  );
  const late = links.flatMap((link) => {
    const today = localDay(link, ctx.clock.now());
    const days = times
      .filter(({ clientId }) => clientId === link.clientId)
      .map(({ takenAt }) => localDay(link, takenAt));
    const since = overdueSince(scheduleOf(link), days, today);
    if (since === null) return [];
    const { clientId, client } = link;
    const daysLate = daysBetween(since, today);
    return [{ clientId, clientName: client.name, since, daysLate, token: tokenOf(ctx, link.id) }];
  });
  return late.sort((a, b) => b.daysLate - a.daysLate);
}

/**
 * Makes the check-in a weigh-in of its moment, and its photos the client's. Repeated, it adds nothing.
 * @throws AppError `not_found`, or `conflict` for one that was decided on
 */
export async function acceptCheckIn(ctx: Context, { params, body }: ById & { body: Correction }) {
  const row = await requireWaiting(ctx, params.id);
  const client = await clients.findOwned(ctx.db, row.clientId, ctx.actor.id);
  const weight = body.weight ?? row.weightLbs;
  const byId = { params: { id: row.clientId } };
  const takenAt = row.takenAt;
  // First, because a withdrawn consent refuses photos: then nothing of the check-in is taken.
  const { frontPhotoId, backPhotoId } = row;
  if (frontPhotoId || backPhotoId)
    await keepPhotos(ctx, {
      ...byId,
      body: {
        ...(frontPhotoId && { photoUrl: photoUrl(frontPhotoId) }),
        ...(backPhotoId && { backPhotoUrl: photoUrl(backPhotoId) }),
        takenAt,
      },
    });
  const measurement =
    weight === null
      ? null
      : await addMeasurement(ctx, {
          ...byId,
          headers: { "idempotency-key": `check-in ${row.id} ${row.reopened}` },
          body: {
            weight,
            bodyFat: body.bodyFat === undefined ? row.bodyFat : body.bodyFat,
            girths: row.girths === null ? null : TapeGirths.parse(row.girths),
            takenAt,
          },
        });
  const isDecided = await store.decide(
    ctx.db,
    { id: row.id, from: "waiting" },
    {
      state: "accepted",
      decidedAt: ctx.clock.now(),
      measurementId: measurement?.id ?? null,
      replacedPhotos: { front: client?.frontPhotoId ?? null, back: client?.backPhotoId ?? null },
    },
  );
  if (!isDecided) throw new AppError("conflict", DECIDED);
  return DONE;
}

export async function askAgain(ctx: Context, { params }: ById) {
  const row = await requireWaiting(ctx, params.id);
  const decidedAt = ctx.clock.now();
  if (!(await store.decide(ctx.db, { id: row.id, from: "waiting" }, { state: "asked_again", decidedAt })))
    throw new AppError("conflict", DECIDED);
  return DONE;
}

const Replaced = z.object({ front: z.nullable(z.string()), back: z.nullable(z.string()) });

/**
 * Takes the decision back: the weigh-in goes, and the photos from before are the client's again.
 * @throws AppError `not_found`, or `conflict` for one that still waits
 */
export async function reopenCheckIn(ctx: Context, { params }: ById) {
  const row = await store.findOwned(ctx.db, params.id, ctx.actor.id);
  if (!row) return notFound();
  if (row.state === "waiting") throw new AppError("conflict", "This check-in was not decided on yet.");
  const { clientId, measurementId } = row;
  if (measurementId)
    await deleteMeasurement(ctx, { params: { id: clientId, measurementId } }).catch((error: unknown) => {
      // Removed by hand meanwhile: there is nothing left to take back.
      if (!(isAppError(error) && error.code === "not_found")) throw error;
    });
  await ctx.db.$transaction(async (db) => {
    const client = await clients.lockOwned(db, clientId, ctx.actor.id);
    const before = Replaced.safeParse(row.replacedPhotos);
    if (client && before.success) {
      const sides = [
        ["frontPhotoId", row.frontPhotoId, before.data.front],
        ["backPhotoId", row.backPhotoId, before.data.back],
      ] as const;
      for (const [column, sent, earlier] of sides) {
        if (!sent) continue;
        if (client[column] === sent) await clients.update(db, client.id, { [column]: earlier });
        await releasePhoto(db, sent);
      }
    }
    await store.decide(
      db,
      { id: row.id, from: row.state },
      { state: "waiting", decidedAt: null, measurementId: null, reopened: { increment: 1 } },
    );
  });
  return DONE;
}

export async function seeSoloSession(ctx: Context, { params }: ById) {
  if (!(await store.seeSession(ctx.db, params.id, ctx.actor.id, ctx.clock.now()))) return notFound();
  return DONE;
}

async function requireWaiting(ctx: Context, id: string) {
  const row = (await store.findOwned(ctx.db, id, ctx.actor.id)) ?? notFound();
  if (row.state !== "waiting") throw new AppError("conflict", DECIDED);
  return row;
}

function notFound(): never {
  throw new AppError("not_found", "Check-in not found");
}
