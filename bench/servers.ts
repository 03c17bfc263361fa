import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { LoadBalancer } from "@/tests/support/load-balancer";
import { startServersTogether } from "@/tests/support/servers-together";
import { processorMs } from "./load/processes";
import { makeTrainer, type Trainer, workingDay } from "./load/trainers";
import { median } from "./statistics/median";

// Both servers share the processors, so it compares the processor time of a request, not requests per second.
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
let isMissed = true;
try {
  isMissed = tell(await compare());
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isMissed ? 1 : 0);

async function compare(): Promise<Round[][]> {
  const together = await startServersTogether(folder, cluster.url("postgres"));
  const alone = new LoadBalancer(together.ports.slice(0, 1));
  try {
    const urls = [await alone.start(), together.url];
    const trainers: Trainer[] = [];
    for (let n = 0; n < TRAINERS; n++) trainers.push(await makeTrainer(together.url));
    await work(together.url, trainers);
    const rounds: Round[][] = urls.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [n, url] of urls.entries()) rounds[n]!.push(await work(url, trainers));
    return rounds;
  } finally {
    await alone.stop();
    await together.stop();
  }
}

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

function tell(rounds: Round[][]): boolean {
  const [one, two] = rounds.map((each) => ({
    perSecond: median(each.map(({ perSecond }) => perSecond)),
    processorMsEach: median(each.map(({ processorMsEach }) => processorMsEach)),
    failed: each.reduce((sum, { failed }) => sum + failed, 0),
  })) as [Round, Round];
  console.log(`${ROUNDS} rounds of ${SECONDS} s in turns, ${CONNECTIONS} connections`);
  console.table({ "one server": shown(one), "two servers": shown(two) });
  const gain = (2 * one.processorMsEach) / two.processorMsEach;
  const isMet = gain >= LIMIT && one.failed + two.failed === 0;
  console.log(
    `two servers with separate processors: ${gain.toFixed(2)} times one, aim ${LIMIT}: ${isMet ? "met" : "missed"}`,
  );
  return !isMet;
}

function shown({ perSecond, processorMsEach, failed }: Round) {
  return {
    "requests per second": perSecond.toFixed(0),
    "CPU time per request, ms": processorMsEach.toFixed(2),
    failed,
  };
}
