/** Runs once when a server process starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { stampPeerAddresses } = await import("@/lib/server/peer-address");
  const { makeRoundsRegularly } = await import("@/lib/server/rounds");
  const { resumeUnfinishedWork } = await import("@/lib/server/start-up");
  stampPeerAddresses();
  makeRoundsRegularly();
  resumeUnfinishedWork();
}
