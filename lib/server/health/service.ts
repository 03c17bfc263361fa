import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "@/lib/platform/kernel/context";
import { isDiskFull, reasonOf } from "@/lib/platform/kernel/db";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { isReadOnly } from "./store";

type State = "ok" | "full" | "away";
type Part = "database" | "storage" | "mail";

/** How long one answer counts, in seconds. Mail servers block accounts that sign in too often. */
const KEPT_SECONDS: Record<Part, number> = { database: 5, storage: 5, mail: 60 };
/** With what else a request takes, the answer comes within three seconds. */
const LONGEST_MS = 2_500;

/** By clock, which is one object for the life of the process. */
const kept = new WeakMap<object, Map<Part, { until: number; state: Promise<State> }>>();

/**
 * Asks the parts without writing anything, and each of them once in some seconds however often it is called. Gives no
 * reason for a failure, because the endpoint is public; the log names it.
 */
export async function getHealth(ctx: Context<"public">) {
  const [database, storage, mail] = await Promise.all([
    stateOf(ctx, "database", async () => ((await isReadOnly(ctx.db)) ? "full" : "ok")),
    stateOf(ctx, "storage", () => ctx.blobs.check().then(works)),
    stateOf(ctx, "mail", () => ctx.mailer.check().then(works)),
  ]);
  const checks = {
    database,
    storage,
    mail,
    images: ctx.images.length > 0 ? ("ok" as const) : ("away" as const),
  };
  if (database === "away")
    throw new AppError("unavailable", "The database is not available.", {
      retryAfter: 3,
      body: { status: "away", ...ctx.settings.release, checks },
    });
  return { status: "ok" as const, ...ctx.settings.release, checks };
}

/** Asks nothing: the process runs and answers. */
export async function getLiveness(ctx: Context<"public">) {
  return { status: "ok" as const, ...ctx.settings.release };
}

const works = () => "ok" as const;

function stateOf(ctx: Context<"public">, part: Part, check: () => Promise<State>): Promise<State> {
  const parts = kept.get(ctx.clock) ?? new Map();
  kept.set(ctx.clock, parts);
  const now = ctx.clock.now().getTime();
  const known = parts.get(part);
  if (known && known.until > now) return known.state;
  const tooLate = sleep(LONGEST_MS, undefined, { ref: false }).then(() => {
    throw new Error("no answer in time");
  });
  const state = Promise.race([check(), tooLate]).catch((error: unknown) => {
    log("warn", "not healthy", { part, reason: reasonOf(error) });
    return isDiskFull(error) ? "full" : "away";
  });
  parts.set(part, { until: now + KEPT_SECONDS[part] * 1000, state });
  return state;
}
