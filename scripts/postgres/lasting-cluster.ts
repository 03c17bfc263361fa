import { setTimeout as sleep } from "node:timers/promises";
import { boundLog } from "./bounded-log";
import { type Cluster, type ClusterOptions, logFile, startCluster } from "./cluster";
import { freeBytes, guardDisk, LEAST_ROOM, prepareGuard } from "./disk-guard";

const AGAIN_MS = 1_000;
const MAX_ATTEMPTS = 3;

/**
 * A cluster that outlives a full disk: it stops writing in time, and one that ended all the same is started again, on
 * its port, as soon as there is room. Its log is bounded.
 */
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
    if (!isStopping) console.error("PostgreSQL ended unexpectedly. It is started again.");
    for (let attempt = 1; !isStopping && attempt <= MAX_ATTEMPTS; ) {
      await sleep(AGAIN_MS);
      if ((await freeBytes(dataFolder)) < LEAST_ROOM) continue;
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
