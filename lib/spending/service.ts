import "server-only";
import type { Db, Services } from "@/lib/kernel/context";
import * as store from "./store";

type SpendingServices = Pick<Services, "db" | "clock" | "settings">;

/** Whether today's budgets, the trainer's and everybody's, have room for this many millionths of a US dollar. */
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

/**
 * Books what an image may cost on today's budgets, once for each image.
 * @returns false when they have no room for it, or nobody waits for the image any more
 */
export function reserve(ctx: SpendingServices, imageId: string, microUsd: number): Promise<boolean> {
  return ctx.db.$transaction(async (db) => {
    const payer = await store.holdPayer(db, imageId);
    if (!payer) return false;
    await store.lock(db);
    if (await store.isBooked(db, imageId)) return true;
    if (!(await hasRoom(ctx, db, payer.trainerId, microUsd))) return false;
    await store.book(db, payer, ctx.clock.now(), microUsd);
    return true;
  });
}

/** Puts what the image has cost so far, in millionths of a US dollar, in the place of what was booked; however often. */
export function settle(
  { db, clock }: SpendingServices,
  imageId: string,
  microUsd: number,
  { isFinal }: { isFinal: boolean },
): Promise<void> {
  return store.settle(db, imageId, microUsd, isFinal ? clock.now() : null);
}

/**
 * Ends an image and closes its entry in the ledger, both or neither.
 * @param end says whether it was this call that ended it
 * @returns what `end` said
 */
export function closing(
  { db: database, clock }: Pick<Services, "db" | "clock">,
  imageId: string,
  result: store.Result,
  end: (db: Db) => Promise<boolean>,
): Promise<boolean> {
  return database.$transaction(async (db) => {
    // Held before the image is, in the order in which a deletion goes.
    const payer = await store.holdPayer(db, imageId);
    const isEnded = payer !== null && (await end(db));
    if (isEnded) await store.close(db, payer, clock.now(), result);
    return isEnded;
  });
}
