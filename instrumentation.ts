/** Next calls this once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { onceServing } = await import("@/lib/server/http/front");
  const { observeRequests } = await import("@/lib/server/http/request-log");
  const { takeOverConsole } = await import("@/lib/platform/kernel/log");
  const startUp = await import("@/lib/server/runtime/start-up");
  takeOverConsole();
  observeRequests();
  const begin = () => {
    startUp.runScheduledJobsRegularly();
    startUp.resumeUnfinishedWork();
    startUp.warmUpImageEngine();
  };
  if (process.env.NODE_ENV === "development") begin();
  else onceServing(begin);
}
