import "server-only";
import * as z from "zod/mini";
import { savePhotos } from "@/lib/clients/photo-service";
import * as clients from "@/lib/clients/store";
import { DONE } from "@/lib/http/contract";
import type { Context } from "@/lib/kernel/context";
import { AppError, isAppError } from "@/lib/kernel/errors";
import { TapeGirths } from "@/lib/measurements/schema";
import { addMeasurement, deleteMeasurement } from "@/lib/measurements/service";
import { releasePhoto } from "@/lib/photos/service";
import { photoUrl } from "@/lib/text/addresses";
import type { Correction } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };
const DECIDED = "This check-in has already been decided.";

/** Idempotent. @throws AppError `not_found`, or `conflict` for a decided check-in */
export async function acceptCheckIn(ctx: Context, { params, body }: ById & { body: Correction }) {
  const row = await requireWaiting(ctx, params.id);
  const client = await clients.findOwned(ctx.db, row.clientId, ctx.actor.id);
  const weight = body.weight ?? row.weightLbs;
  const byId = { params: { id: row.clientId } };
  const takenAt = row.takenAt;
  // Photos first: if the client withdrew consent they are refused, and nothing of the check-in is saved.
  const { frontPhotoId, backPhotoId } = row;
  if (frontPhotoId || backPhotoId)
    await savePhotos(ctx, {
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

/** @throws AppError `not_found`, or `conflict` for an undecided check-in */
export async function reopenCheckIn(ctx: Context, { params }: ById) {
  const row = await store.findOwned(ctx.db, params.id, ctx.actor.id);
  if (!row) return notFound();
  if (row.state === "waiting") throw new AppError("conflict", "This check-in has not been decided yet.");
  const { clientId, measurementId } = row;
  if (measurementId)
    await deleteMeasurement(ctx, { params: { id: clientId, measurementId } }).catch((error: unknown) => {
      // The trainer has already deleted the weigh-in.
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
