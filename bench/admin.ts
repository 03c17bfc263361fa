import * as admin from "@/lib/admin/service";
import type { Context } from "@/lib/kernel/context";
import { connect } from "@/lib/kernel/db";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";
import { median } from "./statistics/median";

// What a large installation costs its admins: the console's lists at 100 trainers and at 10,000, 20 clients each.
const SIZES = [100, 10_000] as const;
const CLIENTS_EACH = 20;
const RUNS = 30;
const WARM_UP = 5;
const PAGE = { limit: 50 };

type Subject = { ctx: Context<"admin">; trainerId: string };

/** Fifty trainers, spread evenly over all, are called Zell: a search for them fills a page at either size. */
const FILL = `
  INSERT INTO "Trainer" ("id", "name", "email", "passwordHash", "createdAt")
    SELECT gen_random_uuid(), CASE WHEN i % ($1::int / 50) = 0 THEN 'Zell ' ELSE 'Anna ' END || 'Berg' || i,
      i || '@formcast.test', 'none', now() - i * interval '1 minute'
    FROM generate_series(1, $1::int) AS i;`;
const FILL_CLIENTS = `
  INSERT INTO "Client" ("id", "trainerId", "name", "gender", "heightInches", "weightLbs", "bodyFat",
      "targetWeightLbs", "targetBodyFat", "steps", "workoutsPerWeek", "hoursPerWorkout", "experience",
      "dietAdherence", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), t."id", 'Carl' || i || ' ' || t."name", 'male', 72, 195, 20, 185, 15, 2, 3, 1,
      'intermediate', 1, t."createdAt" + i * interval '1 second', now()
    FROM "Trainer" t, generate_series(1, $1::int) AS i;`;

async function filled(url: string, trainers: number): Promise<void> {
  await applyMigrations(url);
  await withClient(url, async (client) => {
    await client.query(FILL, [trainers]);
    await client.query(FILL_CLIENTS, [CLIENTS_EACH]);
    await client.query("VACUUM ANALYZE");
  });
}

/** The services measured here use nothing else of the world. */
async function subjectIn(db: ReturnType<typeof connect>): Promise<Subject> {
  const trainer = await db.trainer.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  const ctx = { db, actor: trainer, images: [], clock: { now: () => new Date() }, background: { run() {} } };
  return { ctx: ctx as unknown as Context<"admin">, trainerId: trainer.id };
}

type Operation = (subject: Subject) => Promise<{ length: number }>;
type Measured = { ms: number; rows: number };

const OPERATIONS: Record<string, Operation> = {
  "page of trainers": ({ ctx }) => admin.listTrainers(ctx, { query: PAGE }),
  "page of a search": ({ ctx }) => admin.listTrainers(ctx, { query: { ...PAGE, search: "zell" } }),
  "search for all": ({ ctx }) => admin.listTrainers(ctx, { query: { ...PAGE, search: "berg" } }),
  "page of clients": ({ ctx, trainerId }) =>
    admin.listTrainerClients(ctx, { params: { id: trainerId }, query: PAGE }),
  activity: async ({ ctx }) => (await admin.getActivity(ctx, { query: {} })).recentClients,
  "all trainers": ({ ctx }) => admin.listTrainers(ctx, { query: {} }),
};

/** Turn by turn, so that whatever else the machine does falls on all subjects alike. */
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
const perRow = ({ ms, rows }: Measured) => ((1000 * ms) / rows).toFixed(0);

const cluster = await startTemporaryCluster();
try {
  const databases = [];
  for (const trainers of SIZES) {
    const name = `bench_${trainers}`;
    await withClient(cluster.url("postgres"), (client) => client.query(`CREATE DATABASE ${name}`));
    await filled(cluster.url(name), trainers);
    databases.push(connect(cluster.url(name)));
  }
  const subjects = await Promise.all(databases.map(subjectIn));
  console.log(
    `median of ${RUNS}`.padEnd(20),
    ...SIZES.map((trainers) => `${trainers} trainers`.padStart(16)),
    "ratio",
  );
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [few, many] = await measure(operation, subjects);
    const ratio = (many!.ms / few!.ms).toFixed(2);
    const each = `(${perRow(few!)} and ${perRow(many!)} us a row)`;
    console.log(name.padEnd(20), show(few!), show(many!), ratio, each);
  }
  for (const db of databases) await db.$disconnect();
} finally {
  await cluster.stop();
}
