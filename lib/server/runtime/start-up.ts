import "server-only";
import { resumeStalled } from "@/lib/images/orders/service";
import { sweepBlobs } from "@/lib/platform/cleanup/service";
import { log } from "@/lib/platform/kernel/log";
import { runAllJobs } from "@/lib/server/jobs/service";
import { runtime } from "./runtime";

/** The longest remaining lease of a process that died. */
const LEASES_OVER_MS = 25_000;

/** Loads the image engine's networks at start, so that the first photo does not wait for them. */
export function warmUpImageEngine(): void {
  void runtime().services.photoChecker.warmUp();
}

/** Resumes the work of a killed server: first what has no lease, then once more when its leases have expired. */
export function resumeUnfinishedWork(): void {
  const resume = async () => {
    const { services } = runtime();
    await resumeStalled(services);
    await sweepBlobs(services);
  };
  const attempt = () =>
    resume().catch((error: unknown) => log("warn", "could not resume unfinished work", { error }));
  void attempt();
  setTimeout(attempt, LEASES_OVER_MS).unref();
}

const EVERY_MS = 60_000;

export function runScheduledJobsRegularly(): void {
  const run = () => void runAllJobs(runtime().services);
  run();
  setInterval(run, EVERY_MS).unref();
}
