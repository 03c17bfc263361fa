/** Runs once when a server process starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const arrivals = await import("@/lib/server/arrivals");
  const startUp = await import("@/lib/runtime/start-up");
  arrivals.stampPeerAddresses();
  arrivals.refuseForgeries();
  startUp.runScheduledJobsRegularly();
  startUp.resumeUnfinishedWork();
  startUp.warmUpImageEngine();
}
