import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { explain } from "../start/operator-error";
import { buildApp, takeBuild } from "../start/prepare";
import { type App, startApp } from "./app";
import { findBrowsers } from "./chromium";
import { failedOnce, judged, type Outcome, PASSED, sum } from "./outcome";
import { faultsOf, personalTexts } from "./private-log";
import { countPlaywright, countVitest } from "./reports";

/** Password of all accounts in `tests/e2e`. */
const JOURNEYS_PASSWORD = "correct horse";

const bin = (file: string) => path.join("node_modules", file);

/** The type check, which counts as one test. `next typegen` writes the types of the routes. */
export async function types(signal: AbortSignal): Promise<Outcome> {
  if (existsSync("app")) await node([bin("next/dist/bin/next"), "typegen"], signal, { stdio: "ignore" });
  const code = await node([bin("typescript/bin/tsc"), "--noEmit"], signal);
  return code === 0 ? PASSED : failedOnce("types: tsc found errors");
}

export async function lint(signal: AbortSignal): Promise<Outcome> {
  const biome = await node([bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"], signal);
  const knip = await node([bin("knip/bin/knip.js")], signal);
  return sum([
    biome === 0 ? PASSED : failedOnce("lint: Biome found problems"),
    knip === 0 ? PASSED : failedOnce("lint: Knip found what nothing uses"),
  ]);
}

export function unit(signal: AbortSignal): Promise<Outcome> {
  return vitest("unit", ["--project", "unit", "--project", "components"], signal);
}

export function api(signal: AbortSignal): Promise<Outcome> {
  return vitest("api", ["--project", "api"], signal);
}

/** The production build, where the later parts look for it. It counts as one test. */
export async function build(signal: AbortSignal): Promise<Outcome> {
  await takeBuild(await buildApp({ signal }));
  return PASSED;
}

/** Fault tests with broken connections and killed servers. They use the app that `build` has built. */
export function faults(signal: AbortSignal): Promise<Outcome> {
  return vitest("faults", ["--project", "faults"], signal);
}

/** Every contract over HTTP against the production server that `build` has built. */
export function shipped(signal: AbortSignal): Promise<Outcome> {
  return vitest("shipped", ["--project", "shipped"], signal);
}

function vitest(name: string, args: string[], signal: AbortSignal): Promise<Outcome> {
  return withReport(async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await node([bin("vitest/vitest.mjs"), "run", ...args, ...reporters], signal);
    const json = await readFile(report, "utf8").catch(() => undefined);
    return json ? judged(countVitest(json), name, code) : failedOnce(`${name}: Vitest wrote no report`);
  });
}

/** The browser tests, against the app as `npm start` serves it. The privacy of its log counts as one more test. */
export async function e2e(signal: AbortSignal): Promise<Outcome> {
  const { chromium, browser } = await findBrowsers();
  const app = await startApp(signal);
  try {
    const journeys = await withReport(async (report) => {
      const env = {
        ...process.env,
        BASE_URL: app.url,
        DATA_DIR: app.dataDir,
        CHROMIUM_PATH: chromium,
        BROWSER_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      };
      const code = await node([bin("@playwright/test/cli.js"), "test", "--reporter=list,json"], signal, {
        env,
      });
      const json = await readFile(report, "utf8").catch(() => undefined);
      return json
        ? judged(countPlaywright(json), "e2e", code)
        : failedOnce("e2e: Playwright wrote no report");
    });
    const privacy = await privacyOf(app).catch((error) => failedOnce(`e2e: the log, ${explain(error)}`));
    return sum([journeys, privacy]);
  } finally {
    await app.stop();
  }
}

async function privacyOf({ log, dataDir }: App): Promise<Outcome> {
  const faults = faultsOf(log(), [...(await personalTexts(dataDir)), JOURNEYS_PASSWORD]);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  return faults.length === 0 ? PASSED : failedOnce(`e2e: ${faults.length} lines of the log are not private`);
}

async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "formcast-report-"));
  try {
    return await work(path.join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function node(
  args: string[],
  signal: AbortSignal,
  { env = process.env, stdio = "inherit" }: { env?: NodeJS.ProcessEnv; stdio?: "inherit" | "ignore" } = {},
): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio, signal });
  const [code] = await once(child, "exit");
  return code ?? 1;
}
