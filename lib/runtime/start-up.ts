import "server-only";
import { sweepBlobs } from "@/lib/cleanup/service";
import { log } from "@/lib/kernel/log";
import { resumeStalled } from "@/lib/transformations/service";
import { runtime } from "./runtime";

/** A lease of the process that died may still run for this long. */
const LEASES_OVER_MS = 25_000;

/** Starts the image engine's networks beside everything else, so that the first photo does not wait for them. */
export function warmUpImageEngine(): void {
  void runtime().services.photoChecker.warmUp();
}

/** Takes up what a killed server left: now what nobody holds, and once more when its last leases have run out. */
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
