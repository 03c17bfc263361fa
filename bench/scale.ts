import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as auth from "@/lib/accounts/sign-in/contract";
import type { Endpoint } from "@/lib/platform/http/contract";
import { setRuntime } from "@/lib/server/runtime/runtime";
import * as shares from "@/lib/sharing/links/contract";
import * as logbook from "@/lib/training/logbook/contract";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { adminNamed } from "@/tests/support/authority/actors";
import { type Estate, estateOf } from "@/tests/support/authority/estate";
import { POLICY } from "@/tests/support/authority/policy";
import { allEndpoints, nameOf } from "@/tests/support/endpoints";
import { addClient } from "@/tests/support/factories";
import { type DirectedWorld, makeWorld, runtimeOf } from "@/tests/support/make-world";
import { PASSWORD, type Person } from "@/tests/support/people";
import { fill, type Size, setsIn } from "./scale/fill";
import { median } from "./statistics/median";

// The same requests of one trainer on an empty database and beside 5,000,000 sets of others: at most 1.3 times as long.
// An admin's replies read all data and are printed for comparison only.
const OTHERS: Size = { trainers: 1_000, clientsEach: 50, workoutsEach: 5, exercisesEach: 4, setsEach: 5 };
const OWN_CLIENTS = 50;
const RUNS = 80;
const WARM_UP = 15;
const LIMIT = 1.3;

/** Frequent writes of a trainer. Each can be repeated. */
const WRITES = [
  "POST /api/client/[id]/workout",
  "POST /api/client/[id]/measurements",
  "PATCH /api/client/[id]/workout/[workoutId]",
  "PATCH /api/client/[id]/exercise/[name]",
  "POST /api/client/[id]/exercise/[name]/access",
  "POST /api/client/[id]/timeline",
  "POST /api/client/[id]/workout/imports/preview",
  "POST /api/client/[id]/workout/plan",
  "POST /api/transformation/[id]/rating",
  "POST /api/upload-photo",
];

type Subject = { world: DirectedWorld; estate: Estate; admin: Person };
type Operation = (subject: Subject) => Promise<Response>;

async function subjectOn(databaseUrl: string, folder: string): Promise<Subject> {
  const world = makeWorld(databaseUrl, folder);
  world.settings.rateLimitScale = 1_000_000;
  setRuntime(runtimeOf(world));
  const estate = await estateOf("Ann", world);
  for (let n = 1; n < OWN_CLIENTS; n++) await addClient(estate.owner, { name: `Client ${n}` });
  return { world, estate, admin: await adminNamed("Ida", world) };
}

async function operations(): Promise<[name: string, access: Endpoint["access"], Operation][]> {
  const guarded = (await allEndpoints()).filter(({ access }) => access !== "public");
  const chosen = guarded.filter((endpoint) => endpoint.method === "GET" || WRITES.includes(nameOf(endpoint)));
  return [
    ["POST /api/auth/login", "trainer", ({ estate: { owner } }) => owner.ask(auth.login, credentials(owner))],
    ["delete a workout and undo", "trainer", deleteAndRestore],
    ["end a share link and undo", "trainer", endAndRestore],
    ...chosen.map((endpoint): [string, Endpoint["access"], Operation] => [
      nameOf(endpoint),
      endpoint.access,
      async ({ estate, admin }) => {
        const args = (await POLICY[nameOf(endpoint)]!(estate)) as Parameters<Person["ask"]>[1];
        return (endpoint.access === "admin" ? admin : estate.owner).ask(endpoint, args);
      },
    ]),
  ];
}

const credentials = ({ trainer }: Estate["owner"]) => ({
  body: { email: trainer.email, password: PASSWORD },
});

async function deleteAndRestore({ estate: { owner, clientId, workoutId } }: Subject): Promise<Response> {
  const args = { params: { id: clientId, workoutId } };
  await owner.call(logbook.deleteWorkout, args);
  return owner.ask(logbook.restoreWorkout, args);
}

async function endAndRestore({ estate: { owner, clientId, shareId } }: Subject): Promise<Response> {
  const args = { params: { id: clientId, shareId } };
  await owner.call(shares.revokeShare, args);
  return owner.ask(shares.restoreShare, args);
}

async function time(subject: Subject, name: string, operation: Operation): Promise<number> {
  setRuntime(runtimeOf(subject.world));
  const started = performance.now();
  const response = await operation(subject);
  await response.arrayBuffer();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`${name} returned ${response.status}.`);
  return ms;
}

async function compare(subjects: Subject[], name: string, operation: Operation): Promise<number[]> {
  const times: number[][] = subjects.map(() => []);
  // Alternates, so that other load on the machine affects both equally.
  for (let run = -WARM_UP; run < RUNS; run++)
    for (const [index, subject] of subjects.entries()) {
      const ms = await time(subject, name, operation);
      if (run >= 0) times[index]!.push(ms);
    }
  return times.map(median);
}

process.env.LOG_LEVEL = "silent";
process.env.NEXTAUTH_SECRET = "a-secret-for-tests-that-opens-nothing";
process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:1/nowhere";
const folder = await mkdtemp(path.join(tmpdir(), "formcast-scale-"));
const cluster = await startTemporaryCluster();
try {
  const subjects: Subject[] = [];
  for (const database of ["alone", "among_many"]) {
    await withClient(cluster.url("postgres"), (client) => client.query(`CREATE DATABASE ${database}`));
    await applyMigrations(cluster.url(database));
    subjects.push(await subjectOn(cluster.url(database), path.join(folder, database)));
  }
  const started = performance.now();
  await fill(cluster.url("among_many"), OTHERS);
  console.log(
    `${OTHERS.trainers} trainers, ${OTHERS.trainers * OTHERS.clientsEach} clients and ${setsIn(OTHERS)} sets filled in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const slower: string[] = [];
  const rows: Record<string, object> = {};
  for (const [name, access, operation] of await operations()) {
    const [alone = Number.NaN, among = Number.NaN] = await compare(subjects, name, operation);
    const ratio = among / alone;
    if (access === "trainer" && ratio > LIMIT) slower.push(name);
    rows[name] = {
      for: access,
      alone: `${alone.toFixed(2)} ms`,
      "among many": `${among.toFixed(2)} ms`,
      ratio: ratio.toFixed(2),
    };
  }
  console.table(rows);
  console.log(
    `${slower.length} of a trainer's replies take more than ${LIMIT} times as long: ${slower.join(", ") || "none"}`,
  );
  for (const { world } of subjects) await world.db.$disconnect();
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
