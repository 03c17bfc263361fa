import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { freePort } from "@/scripts/postgres/free-port";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { AppProcess } from "@/tests/support/app-process";
import { LoadBalancer } from "@/tests/support/load-balancer";
import { S3Server } from "@/tests/support/s3-server";
import { processorMs } from "./load/processes";
import { makeTrainer, type Trainer, workingDay } from "./load/trainers";
import { median } from "./statistics/median";

// What a second server on the same database and bucket adds. One machine cannot give each server processors of its
// own, so the work of the servers for one request counts: if it stays the same, two machines serve twice as much.
const SECONDS = Number(process.env.LOAD_SECONDS ?? 15);
const ROUNDS = 3;
const TRAINERS = 10;
const CONNECTIONS = 20;
const LIMIT = 1.7;

interface Round {
  perSecond: number;
  processorMsEach: number;
  failed: number;
}

const folder = await mkdtemp(path.join(tmpdir(), "formcast-servers-"));
const cluster = await startTemporaryCluster();
const s3 = new S3Server();
const ports = [await freePort(), await freePort()];
const balancers = [new LoadBalancer(ports.slice(0, 1)), new LoadBalancer(ports)];
const servers: AppProcess[] = [];
let isMissed = true;
try {
  const bucket = await s3.start();
  const urls = await Promise.all(balancers.map((balancer) => balancer.start()));
  for (const [n, port] of ports.entries()) {
    const server = new AppProcess(path.join(folder, String(n)), port, {
      DATABASE_URL: cluster.url("postgres"),
      APP_URL: urls[1]!,
      NEXTAUTH_SECRET: "a secret that both servers have in common",
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      RATE_LIMIT_SCALE: "1000",
    });
    servers.push(server);
    await server.start();
  }
  const trainers: Trainer[] = [];
  for (let n = 0; n < TRAINERS; n++) trainers.push(await makeTrainer(urls[1]!));
  // Both servers warm up before anything counts.
  await work(urls[1]!, trainers);
  const rounds: Round[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, url] of urls.entries()) rounds[n]!.push(await work(url, trainers));
  isMissed = tell(rounds);
} finally {
  await Promise.all(servers.map((server) => server.stop("SIGTERM")));
  await Promise.all(balancers.map((balancer) => balancer.stop()));
  await s3.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isMissed ? 1 : 0);

async function work(url: string, trainers: Trainer[]): Promise<Round> {
  let next = 0;
  const before = await processorMs(process.pid, "next-server");
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    setupClient: (client) => client.setRequests(workingDay(trainers[next++ % trainers.length]!)),
  });
  const spent = (await processorMs(process.pid, "next-server")) - before;
  return {
    perSecond: requests.average,
    processorMsEach: spent / requests.total,
    failed: errors + timeouts + non2xx,
  };
}

/** Says whether the aim is missed. */
function tell(rounds: Round[][]): boolean {
  const rows = rounds.map((each) => ({
    "requests per second": median(each.map(({ perSecond }) => perSecond)).toFixed(0),
    "processor of the servers for one, ms": median(
      each.map(({ processorMsEach }) => processorMsEach),
    ).toFixed(2),
    failed: each.reduce((sum, { failed }) => sum + failed, 0),
  }));
  console.log(`${ROUNDS} rounds of ${SECONDS} s in turns, ${CONNECTIONS} connections`);
  console.table({ "one server": rows[0], "two servers": rows[1] });
  const [one = Number.NaN, two = Number.NaN] = rounds.map((each) =>
    median(each.map(({ processorMsEach }) => processorMsEach)),
  );
  const gain = (2 * one) / two;
  const isMet = gain >= LIMIT && rows.every(({ failed }) => failed === 0);
  console.log(
    `two servers with processors of their own: ${gain.toFixed(2)} times one, aim ${LIMIT}: ${isMet ? "met" : "missed"}`,
  );
  return !isMet;
}
