import "server-only";
import { discardOfIntakes } from "@/lib/images/photos/service";
import { sweepBlobs } from "@/lib/platform/cleanup/service";
import type { Services } from "@/lib/platform/kernel/context";
import * as store from "./store";

const AT_ONCE = 100;

/** Deletes expired intakes with their answers and photos. Safe to run concurrently. */
export async function forgetIntakes(ctx: Services): Promise<void> {
  const takeStep = () =>
    ctx.db.$transaction(async (db) => {
      const ids = await store.expired(db, ctx.clock.now(), AT_ONCE);
      await discardOfIntakes(db, ids);
      await store.remove(db, ids);
      return ids.length > 0;
    });
  while (await takeStep());
  await sweepBlobs(ctx);
}
