import "server-only";
import { forgetExpired } from "@/lib/accounts/sign-in/service";
import { purgeOverdue } from "@/lib/admin/deletions/service";
import { forgetIntakes } from "@/lib/check-ins/intake/job";
import { remindDue, tellAnswers } from "@/lib/check-ins/reminders/job";
import { updateStandings } from "@/lib/clients/record/standing-service";
import { foretellWeighIns } from "@/lib/clients/timeline/prediction-service";
import { resumeStalled } from "@/lib/images/orders/service";
import { discardUnclaimed } from "@/lib/images/photos/service";
import { forgetOldEntries } from "@/lib/platform/audit/service";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { forgetExpiredCounts } from "@/lib/platform/limits/service";
import { deliverDue, forgetOldMails } from "@/lib/platform/mail/service";
import { isSameSecret } from "@/lib/text/sha256";
import { emptyBin } from "@/lib/training/logbook/bin-service";
import { layOutAhead } from "@/lib/training/plans/layout-service";
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
  emptyBin,
  tellStandings: updateStandings,
  foretellWeighIns,
  remindDue,
  tellAnswers,
  layOutAhead,
  forgetIntakes,
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
