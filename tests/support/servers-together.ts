import path from "node:path";
import { freePort } from "@/scripts/postgres/cluster";
import { AppProcess } from "./app-process";
import { LoadBalancer } from "./load-balancer";
import { S3Server } from "./s3-server";

export const COMMON_SECRET = "a secret that all servers have in common";

/** Two servers with one database and one bucket behind a load balancer. */
export async function startServersTogether(dataDir: string, databaseUrl: string) {
  const s3 = new S3Server();
  const bucket = await s3.start();
  const ports = [await freePort(), await freePort()];
  const balancer = new LoadBalancer(ports);
  const url = await balancer.start();
  const servers = ports.map(
    (port, n) =>
      new AppProcess(path.join(dataDir, String(n)), port, {
        DATABASE_URL: databaseUrl,
        APP_URL: url,
        NEXTAUTH_SECRET: COMMON_SECRET,
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
        RATE_LIMIT_SCALE: "1000",
      }),
  );
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    await balancer.stop();
    await s3.stop();
  };
  try {
    // One after the other, because the first may have to build.
    for (const server of servers) await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, ports, servers, balancer, bucket, stop };
}
