import "server-only";
import type { Db, World } from "@/lib/server/context";
import * as store from "./store";

type SpendingWorld = Pick<World, "db" | "clock" | "settings">;

/** An image that costs money, and the trainer whose budget pays for it. */
type Purchase = { imageId: string; trainerId: string };

/** Whether today's budgets, the trainer's and everybody's, have room for this many millionths of a US dollar. */
export async function hasRoom(
  { clock, settings }: SpendingWorld,
  db: Db,
  trainerId: string,
  microUsd: number,
): Promise<boolean> {
  const { own, all } = await store.spent(db, { trainerId, now: clock.now() });
  const { dailyImageBudget: budget } = settings;
  return own + microUsd <= budget.microUsdPerTrainer && all + microUsd <= budget.microUsd;
}

/**
 * Takes what an image may cost from today's budgets, once for each image.
 * @returns false when they have no room for it
 */
export function reserve(
  ctx: SpendingWorld,
  { imageId, trainerId }: Purchase,
  microUsd: number,
): Promise<boolean> {
  return ctx.db.$transaction(async (db) => {
    await store.lock(db);
    if (!(await store.reserveCost(db, imageId, microUsd))) return true;
    if (await hasRoom(ctx, db, trainerId, microUsd)) {
      await store.add(db, { trainerId, now: ctx.clock.now() }, microUsd);
      return true;
    }
    await store.writeCost(db, imageId, null);
    return false;
  });
}

/** Puts what the image has truly cost in the place of what was reserved. */
export async function settle(
  ctx: SpendingWorld,
  { imageId, trainerId }: Purchase,
  microUsd: number,
): Promise<void> {
  await ctx.db.$transaction(async (db) => {
    const before = (await store.writeCost(db, imageId, microUsd || null)) ?? 0;
    if (before !== microUsd) await store.add(db, { trainerId, now: ctx.clock.now() }, microUsd - before);
  });
}
