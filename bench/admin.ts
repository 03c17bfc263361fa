import * as audit from "@/lib/admin/audit/service";
import * as lists from "@/lib/admin/console/list-service";
import * as admin from "@/lib/admin/console/service";
import * as deletions from "@/lib/admin/deletions/service";
import type { Context } from "@/lib/platform/kernel/context";
import { connect } from "@/lib/platform/kernel/db";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { median } from "./statistics/median";

// 3 trainers with 20 clients and 300 with 20,000; each page has as many rows. The large may take LIMIT times as long.
const SIZES = [
  { trainers: 3, clients: 20 },
  { trainers: 300, clients: 20_000 },
] as const;
const LIMIT = 1.3;
const RUNS = 30;
const WARM_UP = 5;
const FEW_TRAINERS = { limit: 3, sort: "newest", show: "all" } as const;
const FEW_CLIENTS = { limit: 20, sort: "newest", show: "all" } as const;

type Subject = { ctx: Context<"admin">; trainerId: string };

/** A search finds the same number at both sizes: one trainer is called Zell, and three clients Carla. */
const FILL = `
  INSERT INTO "Trainer" ("id", "name", "email", "passwordHash", "createdAt", "lastSignInAt")
    SELECT gen_random_uuid(), CASE WHEN i = 1 THEN 'Zell ' ELSE 'Anna ' END || 'Berg' || i,
      i || '@formcast.test', 'none', now() - i * interval '1 minute', now() - i * interval '1 hour'
    FROM generate_series(1, $1::int) AS i;`;
const FILL_CLIENTS = `
  INSERT INTO "Client" ("id", "trainerId", "name", "gender", "heightInches", "weightLbs", "bodyFat",
      "targetWeightLbs", "targetBodyFat", "steps", "workoutsPerWeek", "hoursPerWorkout", "experience",
      "dietAdherence", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), t."id", CASE WHEN i <= 3 THEN 'Carla ' ELSE 'Carl ' END || i, 'male', 72, 195, 20, 185,
      15, 2, 3, 1, 'intermediate', 1, now() - i * interval '1 second', now()
    FROM generate_series(1, $1::int) AS i
    JOIN (SELECT "id", row_number() OVER (ORDER BY "createdAt" DESC) - 1 AS n, count(*) OVER () AS all FROM "Trainer") t
      ON t.n = i % t.all;`;

async function filled(url: string, { trainers, clients }: (typeof SIZES)[number]): Promise<void> {
  await applyMigrations(url);
  await withClient(url, async (client) => {
    await client.query(FILL, [trainers]);
    await client.query(FILL_CLIENTS, [clients]);
    await client.query(
      `INSERT INTO "AuditEntry" ("id", "actorEmail", "action", "targetId", "details", "at")
       SELECT gen_random_uuid(), 'a@formcast.test', 'view-client', gen_random_uuid(), '{"name": "Carl"}',
         now() - i * interval '1 second' FROM generate_series(1, $1::int) AS i`,
      [clients],
    );
    await client.query(
      `INSERT INTO "ImageCost" ("imageId", "trainerId", "trainerName", "bookedAt", "outcome", "engine")
       SELECT gen_random_uuid(), "id", "name", now() - interval '40 days', 'done', 'local' FROM "Trainer"`,
    );
    await client.query("VACUUM ANALYZE");
  });
}

/** The services under test need nothing else of the context. */
async function subjectIn(db: ReturnType<typeof connect>): Promise<Subject> {
  const trainer = await db.trainer.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  const ctx = { db, actor: trainer, images: [], clock: { now: () => new Date() }, background: { run() {} } };
  return { ctx: ctx as unknown as Context<"admin">, trainerId: trainer.id };
}

type Operation = (subject: Subject) => Promise<{ length: number }>;
type Measured = { ms: number; rows: number };

const trainers =
  (query: object): Operation =>
  ({ ctx }) =>
    lists.listTrainers(ctx, { query: { ...FEW_TRAINERS, ...query } });
const clients =
  (query: object): Operation =>
  ({ ctx }) =>
    lists.listClients(ctx, { query: { ...FEW_CLIENTS, ...query } });

const OPERATIONS: Record<string, Operation> = {
  trainers: trainers({}),
  "trainers by name": trainers({ sort: "name" }),
  "trainers by sign-in": trainers({ sort: "seen" }),
  "trainers found": trainers({ search: "zell" }),
  "trainers' counts": async ({ ctx }) => [await lists.countTrainers(ctx, { query: FEW_TRAINERS })],
  clients: clients({}),
  "clients by name": clients({ sort: "name" }),
  "clients found": clients({ search: "carla" }),
  "clients of a trainer": ({ ctx, trainerId }) =>
    admin.listTrainerClients(ctx, { params: { id: trainerId }, query: { limit: 5 } }),
  activity: async ({ ctx }) => (await admin.getActivity(ctx, { query: {} })).recentClients,
  audit: ({ ctx }) => audit.listAuditEntries(ctx, { query: { limit: 20 } }),
  deleted: ({ ctx }) => deletions.listDeletedTrainers(ctx),
};

/** Alternates between the subjects, so that other load on the machine affects both equally. */
async function measure(operation: Operation, subjects: Subject[]): Promise<Measured[]> {
  const times: number[][] = subjects.map(() => []);
  const rows: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    for (const [index, subject] of subjects.entries()) {
      const started = performance.now();
      rows[index] = (await operation(subject)).length;
      if (run >= 0) times[index]!.push(performance.now() - started);
    }
  }
  return times.map((each, index) => ({ ms: median(each), rows: rows[index]! }));
}

const show = ({ ms }: Measured) => `${ms.toFixed(2)} ms`.padStart(16);

const cluster = await startTemporaryCluster();
try {
  const databases = [];
  for (const size of SIZES) {
    const name = `bench_${size.trainers}`;
    await withClient(cluster.url("postgres"), (client) => client.query(`CREATE DATABASE ${name}`));
    await filled(cluster.url(name), size);
    databases.push(connect(cluster.url(name)));
  }
  const subjects = await Promise.all(databases.map(subjectIn));
  console.log(
    `median of ${RUNS}`.padEnd(20),
    ...SIZES.map(({ trainers }) => `${trainers} trainers`.padStart(16)),
    "ratio",
  );
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [few, many] = await measure(operation, subjects);
    const ratio = many!.ms / few!.ms;
    const rows = `${few!.rows} and ${many!.rows} rows`;
    const verdict = ratio <= LIMIT ? "" : `more than ${LIMIT}`;
    if (verdict) process.exitCode = 1;
    console.log(name.padEnd(20), show(few!), show(many!), ratio.toFixed(2), rows, verdict);
  }
  for (const db of databases) await db.$disconnect();
} finally {
  await cluster.stop();
}
