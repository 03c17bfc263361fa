import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { forgetExpired } from "@/lib/auth/service";
import { purgeOverdue } from "@/lib/deletions/service";
import type { Context, Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import { forgetExpiredCounts } from "@/lib/limits/service";
import { deliverDue } from "@/lib/mail/service";
import { resumeStalled } from "@/lib/transformations/service";
import type { RoundName, SchedulerHeaders } from "./schema";

/**
 * What must happen without anybody asking: mails whose next attempt has come, images that a remote engine has ready
 * and keeps for an hour only, deleted trainers whose 30 days are over, and rows that have run out. Each is safe to run
 * twice at once.
 */
const ROUNDS: Record<RoundName, (services: Services) => Promise<void>> = {
  deliverDue,
  resumeStalled,
  forgetExpired,
  forgetExpiredCounts,
  purgeOverdue,
};

/** Makes all rounds; one that fails is logged and keeps none of the others from being made. */
export async function makeAllRounds(services: Services) {
  const outcomes = Object.entries(ROUNDS).map(async ([name, work]) => {
    try {
      await work(services);
      return [name, "done"] as const;
    } catch (error) {
      log("warn", "round failed", { name, error });
      return [name, "failed"] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes)) as Record<RoundName, "done" | "failed">;
}

/**
 * The rounds, asked for by a scheduler: where no process lives long enough to make them by itself.
 * @throws AppError `unavailable` without a secret in the configuration, `unauthenticated` for anybody who does not know it
 */
export async function makeRounds(ctx: Context<"public">, { headers }: { headers: SchedulerHeaders }) {
  const { cronSecret } = ctx.settings;
  if (!cronSecret) throw new AppError("unavailable", "Scheduled rounds are not set up.");
  if (!isSame(headers.authorization ?? "", `Bearer ${cronSecret}`))
    throw new AppError("unauthenticated", "The secret is not the right one.");
  return { rounds: await makeAllRounds(ctx) };
}

/** Compared in a time that tells neither length nor content. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
