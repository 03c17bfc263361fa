import "server-only";
import type { Db, Services } from "@/lib/platform/kernel/context";
import * as store from "./store";

type SpendingServices = Pick<Services, "db" | "clock" | "settings">;

/** Whether today's budgets of the trainer and of the installation have room, in millionths of a US dollar. */
export async function hasRoom(
  { clock, settings }: SpendingServices,
  db: Db,
  trainerId: string,
  microUsd: number,
): Promise<boolean> {
  const { own, all } = await store.spent(db, { trainerId, now: clock.now() });
  const { dailyImageBudget: budget } = settings;
  return own + microUsd <= budget.microUsdPerTrainer && all + microUsd <= budget.microUsd;
}

/** The maximum price, once per image. @returns false without room, or when the image was deleted */
export function reserve(ctx: SpendingServices, imageId: string, microUsd: number): Promise<boolean> {
  return ctx.db.$transaction(async (db) => {
    const payer = await store.lockPayer(db, imageId);
    if (!payer) return false;
    await store.lock(db);
    if (await store.isBooked(db, imageId)) return true;
    if (!(await hasRoom(ctx, db, payer.trainerId, microUsd))) return false;
    await store.book(db, payer, ctx.clock.now(), microUsd);
    return true;
  });
}

/** Replaces the reservation by the cost so far, in millionths of a US dollar. Idempotent. */
export function settle(
  { db, clock }: SpendingServices,
  imageId: string,
  microUsd: number,
  { isFinal }: { isFinal: boolean },
): Promise<void> {
  return store.settle(db, imageId, microUsd, isFinal ? clock.now() : null);
}

/** Both in one transaction. @param end ends the image; false when it had already ended */
export function endImage(
  { db: database, clock }: Pick<Services, "db" | "clock">,
  imageId: string,
  result: store.Result,
  end: (db: Db) => Promise<boolean>,
): Promise<boolean> {
  return database.$transaction(async (db) => {
    // Locks the client before the image, in the same order as a deletion.
    const payer = await store.lockPayer(db, imageId);
    const isEnded = payer !== null && (await end(db));
    if (isEnded) await store.close(db, payer, clock.now(), result);
    return isEnded;
  });
}
