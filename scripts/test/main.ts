import { interruption } from "../start/interruption";
import { explain, OperatorError } from "../start/operator-error";
import { generateClient } from "../start/prepare";
import { findBrowsers } from "./chromium";
import { failedOnce, type Outcome, sum } from "./outcome";
import { api, e2e, faults, lint, shipped, types, unit } from "./parts";

const PARTS = { types, lint, unit, api, e2e, faults, shipped };
type Name = keyof typeof PARTS;

/** The parts of a row run at the same time. `faults` and `shipped` need the app that `e2e` builds. */
const ORDER: Name[][] = [["types", "lint"], ["unit"], ["e2e"], ["api", "faults"], ["shipped"]];

/** `--long` runs the fault tests at full length with a random seed. @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  const signal = interruption();
  const outcomes = new Map<string, Outcome>();
  try {
    const rows = chosen(args);
    // A failure is reported by the part that needs the browser.
    if (rows.flat().includes("e2e")) void findBrowsers().catch(() => undefined);
    await generateClient({ signal });
    for (const names of rows) {
      if (signal.aborted) break;
      console.log(`\n${names.join(" and ")}`);
      await Promise.all(
        names.map(async (name) => {
          const started = performance.now();
          outcomes.set(
            name,
            await PARTS[name](signal).catch((error) => failedOnce(`${name}: ${explain(error)}`)),
          );
          console.log(`${name} took ${Math.round((performance.now() - started) / 1000)} s`);
        }),
      );
    }
  } catch (error) {
    outcomes.set("set-up", failedOnce(`set-up: ${explain(error)}`));
  }
  if (signal.aborted) outcomes.set("interrupted", failedOnce("interrupted before the end"));
  return summarise(outcomes);
}

function chosen(args: readonly string[]): Name[][] {
  if (args.length === 0) return ORDER;
  if (args[0] === "--long") {
    process.env.TESTS_LONG = "1";
    return [["faults"]];
  }
  const names = Object.keys(PARTS) as Name[];
  const only = args[args.indexOf("--only") + 1];
  const found = names.find((name) => name === only);
  if (args[0] === "--only" && found) return [[found]];
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
