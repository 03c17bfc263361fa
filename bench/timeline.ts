import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { questionOf } from "../lib/body/forecast/question";
import { NEW_CLIENT_DEFAULTS } from "../lib/body/ranges";
import { unitSystem } from "../lib/body/unit-system";
import { answerOf } from "../lib/clients/timeline/answer";
import { applyMigrations } from "../prisma/migrate";
import { startTemporaryCluster } from "../scripts/postgres/temporary-cluster";

const lb = unitSystem("imperial");

// A forecast with its band, compared to an empty request through `serve`; both alternate in one run.
const RUNS = 1000;
const WARM_UP = 100;
const ADDRESS = "http://localhost/api/health";

const cluster = await startTemporaryCluster();
const folder = await mkdtemp(path.join(tmpdir(), "formcast-bench-"));
const url = cluster.url("postgres");
await applyMigrations(url);
Object.assign(process.env, {
  DATABASE_URL: url,
  DATA_DIR: folder,
  NEXTAUTH_SECRET: "a-secret-for-benchmarks-that-opens-nothing",
  LOG_LEVEL: "silent",
});
// The handler reads the environment at import.
const { GET } = await import("../app/api/health/route");

const question = questionOf(NEW_CLIENT_DEFAULTS, new Date());
const longest = questionOf(
  {
    ...NEW_CLIENT_DEFAULTS,
    weight: 350,
    bodyFat: 45,
    targetWeight: 200,
    targetBodyFat: 20,
    dietAdherence: 0.5,
  },
  new Date(),
);

async function request(): Promise<void> {
  const response = await GET(new Request(ADDRESS), { params: Promise.resolve({}) });
  if (!response.ok) throw new Error(`The empty request failed: ${response.status}`);
  await response.text();
}

const WORK: Record<string, () => unknown> = {
  "empty request through serve": request,
  "forecast, 4 months": () => answerOf(question, lb),
  "forecast, 36 months": () => answerOf(longest, lb),
};

const times = Object.fromEntries(Object.keys(WORK).map((name) => [name, [] as number[]]));
for (let run = -WARM_UP; run < RUNS; run++)
  for (const [name, work] of Object.entries(WORK)) {
    const start = performance.now();
    await work();
    if (run >= 0) times[name]!.push(performance.now() - start);
  }

const at = (name: string, share: number) =>
  times[name]!.toSorted((one, other) => one - other)[Math.floor(share * (RUNS - 1))]!;
const empty = at("empty request through serve", 0.5);
console.table(
  Object.fromEntries(
    Object.keys(WORK).map((name) => [
      name,
      {
        median: `${at(name, 0.5).toFixed(3)} ms`,
        p99: `${at(name, 0.99).toFixed(3)} ms`,
        "median / empty request": (at(name, 0.5) / empty).toFixed(2),
      },
    ]),
  ),
);

await cluster.stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);
