import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { connect } from "@/lib/platform/kernel/db";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { allEndpoints, nameOf } from "../support/endpoints";
import { fire } from "../support/fuzz/fire";
import { faultsOf } from "../support/fuzz/oracle";
import { CRON_SECRET, Population } from "../support/fuzz/population";
import { type Shot, shots, shotsAt } from "../support/fuzz/shots";
import { strayBlobs, versionsOf, violatedInvariants } from "../support/invariants";
import { LENGTH } from "../support/length";
import { WEBHOOK_SECRET } from "../support/replicate-world";
import { runtimeOf, testWorld } from "../support/world";

const REQUESTS = LENGTH.isLong ? 20_000 : 400;
/** Requests after which deleted and signed-out accounts are replaced. */
const RENEWAL = 20;
/** Requests between two checks of all rows. */
const ROUND = 200;
/** Stops after that many. */
const MAX_FINDINGS = 20;

const world = testWorld();
const endpoints = await allEndpoints();
const specs = new Map(endpoints.map((spec) => [nameOf(spec), spec]));

beforeEach(() => {
  // With a single connection, a query outside of an open transaction would deadlock and so be found.
  world.db = connect(world.databaseUrl, { connections: 1 });
  setRuntime(runtimeOf(world));
  const secrets = { cronSecret: CRON_SECRET, replicateWebhookSecret: WEBHOOK_SECRET };
  world.settings = { ...world.settings, ...secrets, rateLimitScale: 100_000 };
});

/** Returns a function that checks all rows. */
function inspection(people: Population) {
  let versions = new Map<string, number>();
  return async (): Promise<string[]> => {
    const { db, blobs, clock } = world;
    const before = versions;
    versions = await versionsOf(db);
    return [
      ...(await people.changesOfEve()),
      ...(await violatedInvariants(db, clock.now())),
      ...(await strayBlobs(db, blobs)),
      ...[...versions]
        .filter(([id, version]) => version < (before.get(id) ?? 0))
        .map(([id]) => `a version went back: ${id}`),
    ];
  };
}

it(`replies to ${REQUESTS} random requests as in the contracts, and keeps the data consistent`, {
  timeout: 7_200_000,
}, async () => {
  const people = new Population(world);
  await people.settle();
  const inspect = inspection(people);
  const findings: string[] = [];
  const answered = new Map([...specs.keys()].map((name) => [name, { all: 0, good: 0 }]));
  let count = 0;
  const request = fc.asyncProperty(shots(endpoints, people.known), async (shot) => {
    if (findings.length >= MAX_FINDINGS) return;
    const spec = specs.get(shot.to)!;
    const { sent, response } = await fire(shot, spec, people, world.clock.now());
    const faults = await faultsOf(spec, response);
    const tally = answered.get(shot.to)!;
    tally.all++;
    if (response.ok) tally.good++;
    await world.background.settle();
    count++;
    if (count % RENEWAL === 0) await people.renew();
    if (count % ROUND === 0) faults.push(...(await inspect()));
    if (faults.length > 0) findings.push(`request ${count}: ${faults.join("\n")}\n${JSON.stringify(sent)}`);
  });
  const { seed } = LENGTH;
  // Random choice alone could miss an endpoint.
  const oneOfEach = endpoints.flatMap((spec) => fc.sample(shotsAt(spec, people.known), { numRuns: 1, seed }));
  const examples = oneOfEach.map((shot): [Shot] => [shot]);
  await fc.assert(request, { numRuns: REQUESTS, seed, examples, endOnFailure: true });

  const tallies = [...answered.values()];
  const good = tallies.reduce((sum, tally) => sum + tally.good, 0);
  console.log(`seed ${LENGTH.seed}: ${count} requests, ${good} of them accepted`);
  expect(findings, `TESTS_SEED=${LENGTH.seed} sends the same again`).toEqual([]);
  // If most requests were refused, the test would prove little.
  expect(good).toBeGreaterThan(count / 4);
  expect([...answered].filter(([, { all }]) => all === 0).map(([name]) => name)).toEqual([]);
});
