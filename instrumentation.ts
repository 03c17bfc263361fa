/** Next calls this once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const incomingRequests = await import("@/lib/server/incoming-requests");
  const { observeRequests } = await import("@/lib/server/request-log");
  const { takeOverConsole } = await import("@/lib/kernel/log");
  const startUp = await import("@/lib/runtime/start-up");
  takeOverConsole();
  observeRequests();
  incomingRequests.removeForgedHeaders();
  startUp.runScheduledJobsRegularly();
  startUp.resumeUnfinishedWork();
  startUp.warmUpImageEngine();
}
