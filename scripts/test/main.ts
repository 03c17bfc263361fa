import { interruption } from "../start/interruption";
import { explain, OperatorError } from "../start/operator-error";
import { generateClient } from "../start/prepare";
import { findBrowsers } from "./chromium";
import { failedOnce, type Outcome, sum } from "./outcome";
import { api, build, e2e, faults, lint, shipped, types, unit } from "./parts";

const PARTS = { types, lint, unit, api, build, e2e, faults, shipped };
type Name = keyof typeof PARTS;

/**
 * The rows come one after the other. The lanes of a row run at the same time, the parts of a lane one after the other.
 * `types` writes into the folder of `build`; `shipped`, `e2e` and `faults` need what `build` has built. `api` waits half
 * of the time, which is enough for `shipped`, a single server; `faults` starts many and keeps all processors busy.
 */
const ORDER: Name[][][] = [
  [
    ["lint", "unit", "api"],
    ["build", "types", "shipped"],
  ],
  [["e2e"]],
  [["faults"]],
];

/**
 * `--long` runs the fault tests at full length with a random seed, `unit` with all samples, and `e2e` with all tests,
 * widths and themes. @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  const signal = interruption();
  const outcomes = new Map<string, Outcome>();
  try {
    const rows = chosen(args);
    // A failure is reported by the part that needs the browser.
    if (rows.flat(2).includes("e2e")) void findBrowsers().catch(() => undefined);
    await generateClient({ signal });
    const runLane = async (lane: Name[]) => {
      for (const name of lane) if (!signal.aborted) outcomes.set(name, await timed(name, signal));
    };
    for (const lanes of rows) await Promise.all(lanes.map(runLane));
  } catch (error) {
    outcomes.set("set-up", failedOnce(`set-up: ${explain(error)}`));
  }
  if (signal.aborted) outcomes.set("interrupted", failedOnce("interrupted before the end"));
  return summarise(outcomes);
}

async function timed(name: Name, signal: AbortSignal): Promise<Outcome> {
  console.log(`\n${name}`);
  const started = performance.now();
  const outcome = await PARTS[name](signal).catch((error) => failedOnce(`${name}: ${explain(error)}`));
  console.log(`${name} took ${Math.round((performance.now() - started) / 1000)} s`);
  return outcome;
}

function chosen(args: readonly string[]): Name[][][] {
  if (args.length === 0) return ORDER;
  if (args[0] === "--long") {
    process.env.TESTS_LONG = "1";
    return [[["unit"]], [["e2e"]], [["faults"]]];
  }
  const names = Object.keys(PARTS) as Name[];
  const only = args[args.indexOf("--only") + 1];
  const found = names.find((name) => name === only);
  if (args[0] === "--only" && found) return [[[found]]];
  throw new OperatorError(`Usage: npm test, npm run test:long, or: npm test -- --only ${names.join("|")}`);
}

function summarise(outcomes: ReadonlyMap<string, Outcome>): number {
  const total = sum([...outcomes.values()]);
  console.log("");
  for (const failure of total.failures) console.log(`FAILED ${failure}`);
  for (const [name, { passed, failed, skipped }] of outcomes) {
    console.log(
      `${name.padEnd(7)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
    );
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
