import { rm } from "node:fs/promises";
import path from "node:path";
import { makeOpenFolder } from "./account";
import { type Cluster, newPassword, startCluster } from "./cluster";

/** Temporary data need not survive a power cut. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/** A temporary PostgreSQL; `stop` also deletes its files. */
export async function startTemporaryCluster(): Promise<Cluster> {
  const folder = await makeOpenFolder("formcast-temporary-");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const cluster = await startCluster({
      dataFolder: path.join(folder, "postgres"),
      shelter: folder,
      password: newPassword(),
      settings: FAST,
    });
    const killWithThisProcess = () => cluster.kill();
    process.once("exit", killWithThisProcess);
    const stop = async () => {
      process.off("exit", killWithThisProcess);
      await cluster.stop();
      await remove();
    };
    return { ...cluster, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
