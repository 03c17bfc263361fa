import "server-only";
import type { Context } from "@/lib/kernel/context";
import { inTime, isDiskFull } from "@/lib/kernel/db";
import { AppError } from "@/lib/kernel/errors";
import * as store from "@/lib/limits/store";

/** What works, by having database and store write. Names nothing but the three parts, and keeps quiet about why one is away. */
export async function getHealth(ctx: Context<"public">) {
  const works = (check: Promise<unknown>) =>
    check.then(
      () => "ok" as const,
      (error: unknown) => (isDiskFull(error) ? ("full" as const) : ("away" as const)),
    );
  const [database, storage] = await Promise.all([
    works(inTime(store.ping(ctx.db), ctx.settings.databasePatience)),
    works(ctx.blobs.check()),
  ]);
  const checks = { database, storage, images: ctx.images.length > 0 ? ("ok" as const) : ("away" as const) };
  if (database === "away")
    throw new AppError("unavailable", "The database is away.", {
      retryAfter: 3,
      body: { status: "away", checks },
    });
  return { status: "ok" as const, checks };
}
