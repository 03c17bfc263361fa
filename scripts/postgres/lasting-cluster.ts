import { setTimeout as sleep } from "node:timers/promises";
import { boundLog } from "./bounded-log";
import { type Cluster, type ClusterOptions, logFile, startCluster } from "./cluster";
import { freeBytes, guardDisk, MIN_FREE_BYTES, prepareGuard } from "./disk-guard";

const AGAIN_MS = 1_000;
const MAX_ATTEMPTS = 3;

/** Becomes read-only before the disk is full, and restarts on its port after a crash as soon as there is space. */
export async function startLastingCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataFolder } = options;
  const start = (port?: number) =>
    startCluster({ ...options, ...(port && { port }), beforeStart: () => prepareGuard(dataFolder) });
  let cluster = await start();
  let isStopping = false;
  const unbind = boundLog(logFile(dataFolder));

  const lasting = async () => {
    for (;;) {
      const unguard = guardDisk(dataFolder, cluster.reload);
      await cluster.ended;
      unguard();
      const next = await startAgain();
      if (!next) break;
      cluster = next;
    }
    unbind();
  };

  async function startAgain(): Promise<Cluster | null> {
    if (!isStopping) console.error("PostgreSQL ended unexpectedly. Restarting it.");
    for (let attempt = 1; !isStopping && attempt <= MAX_ATTEMPTS; ) {
      await sleep(AGAIN_MS);
      if ((await freeBytes(dataFolder)) < MIN_FREE_BYTES) continue;
      const next = await start(cluster.port).catch(() => null);
      if (next && isStopping) await next.stop();
      else if (next) return next;
      attempt++;
    }
    return null;
  }

  const ended = lasting();
  return {
    ...cluster,
    ended,
    reload: () => cluster.reload(),
    kill: () => cluster.kill(),
    stop: async () => {
      isStopping = true;
      await cluster.stop();
      await ended;
    },
  };
}
