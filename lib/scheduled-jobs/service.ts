import "server-only";
import { forgetOldEntries } from "@/lib/audit/service";
import { forgetExpired } from "@/lib/auth/service";
import { updateStandings } from "@/lib/clients/standing-service";
import { purgeOverdue } from "@/lib/deletions/service";
import type { Context, Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import { forgetExpiredCounts } from "@/lib/limits/service";
import { deliverDue } from "@/lib/mail/service";
import { remindDue } from "@/lib/reminders/job";
import { isSameSecret } from "@/lib/text/sha256";
import { resumeStalled } from "@/lib/transformations/service";
import type { JobName, SchedulerHeaders } from "./schema";

/**
 * What must happen without anybody asking: mails whose next attempt has come, images that a remote engine has ready
 * and keeps for an hour only, deleted trainers whose 30 days are over, rows that have run out, entries of the audit that
 * are older than their year, what a newer model of the forecast says of the clients in lists, and reminders of check-ins.
 * Each is safe to run twice at once.
 */
const JOBS: Record<JobName, (services: Services) => Promise<void>> = {
  deliverDue,
  resumeStalled,
  forgetExpired,
  forgetExpiredCounts,
  forgetOldEntries,
  purgeOverdue,
  updateStandings,
  remindDue,
};

/** Runs all jobs; one that fails is logged and stops none of the others. */
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
 * The jobs, asked for by a scheduler: where no process lives long enough to run them by itself.
 * @throws AppError `unavailable` without a secret in the configuration, `unauthenticated` for anybody who does not know it
 */
export async function runScheduledJobs(ctx: Context<"public">, { headers }: { headers: SchedulerHeaders }) {
  const { cronSecret } = ctx.settings;
  if (!cronSecret) throw new AppError("unavailable", "Scheduled jobs are not set up.");
  if (!isSameSecret(headers.authorization ?? "", `Bearer ${cronSecret}`))
    throw new AppError("unauthenticated", "The secret is not the right one.");
  return { rounds: await runAllJobs(ctx) };
}
