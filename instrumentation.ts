/** Runs once when a server process starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { stampPeerAddresses } = await import("@/lib/server/peer-address");
  const { refuseForgeries } = await import("@/lib/server/forgeries");
  const { runScheduledJobsRegularly } = await import("./lib/runtime/start-up");
  const { resumeUnfinishedWork, warmUpImageEngine } = await import("@/lib/runtime/start-up");
  stampPeerAddresses();
  refuseForgeries();
  runScheduledJobsRegularly();
  resumeUnfinishedWork();
  warmUpImageEngine();
}
