import "server-only";
import type { Context } from "@/lib/kernel/context";
import { isDiskFull, withTimeout } from "@/lib/kernel/db";
import { AppError } from "@/lib/kernel/errors";
import * as store from "@/lib/limits/store";

/** Checks by writing. Gives no reason for a failure, because the endpoint is public. */
export async function getHealth(ctx: Context<"public">) {
  const works = (check: Promise<unknown>) =>
    check.then(
      () => "ok" as const,
      (error: unknown) => (isDiskFull(error) ? ("full" as const) : ("away" as const)),
    );
  const [database, storage] = await Promise.all([
    works(withTimeout(store.ping(ctx.db), ctx.settings.databaseTimeouts)),
    works(ctx.blobs.check()),
  ]);
  const checks = { database, storage, images: ctx.images.length > 0 ? ("ok" as const) : ("away" as const) };
  if (database === "away")
    throw new AppError("unavailable", "The database is not available.", {
      retryAfter: 3,
      body: { status: "away", checks },
    });
  return { status: "ok" as const, checks };
}
