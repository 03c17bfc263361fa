import "server-only";
import { forgetOldEntries } from "@/lib/audit/service";
import { forgetExpired } from "@/lib/auth/service";
import { updateStandings } from "@/lib/clients/standing-service";
import { purgeOverdue } from "@/lib/deletions/service";
import type { Context, Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import { forgetExpiredCounts } from "@/lib/limits/service";
import { deliverDue, forgetOldMails } from "@/lib/mail/service";
import { discardUnclaimed } from "@/lib/photos/service";
import { remindDue } from "@/lib/reminders/job";
import { isSameSecret } from "@/lib/text/sha256";
import { resumeStalled } from "@/lib/transformations/service";
import type { JobName, SchedulerHeaders } from "./schema";

/** Each is safe to run concurrently. The remote engine stores finished images for only an hour. */
const JOBS: Record<JobName, (services: Services) => Promise<void>> = {
  deliverDue,
  resumeStalled,
  forgetExpired,
  forgetExpiredCounts,
  forgetOldEntries,
  forgetOldMails,
  discardUnclaimed,
  purgeOverdue,
  tellStandings: updateStandings,
  remindDue,
};

/** Runs all jobs. A failed job is logged and does not stop the others. */
export async function runAllJobs(services: Services) {
  const outcomes = Object.entries(JOBS).map(async ([name, work]) => {
    try {
      await work(services);
      return [name, "done"] as const;
    } catch (error) {
      log("warn", "scheduled job failed", { name, error });
      return [name, "failed"] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes)) as Record<JobName, "done" | "failed">;
}

/**
 * For hosts without a long-lived process.
 * @throws AppError `unavailable` without a secret, `unauthenticated`, `failed` if a job failed, with its name
 */
export async function runScheduledJobs(ctx: Context<"public">, { headers }: { headers: SchedulerHeaders }) {
  const { cronSecret } = ctx.settings;
  if (!cronSecret) throw new AppError("unavailable", "Scheduled jobs are not configured.");
  if (!isSameSecret(headers.authorization ?? "", `Bearer ${cronSecret}`))
    throw new AppError("unauthenticated", "Wrong secret.");
  const rounds = await runAllJobs(ctx);
  const failed = Object.entries(rounds).flatMap(([name, outcome]) => (outcome === "failed" ? [name] : []));
  if (failed.length > 0)
    throw new AppError("failed", `Failed: ${failed.join(", ")}. The log has the reasons.`, {
      body: { rounds },
    });
  return { rounds };
}
