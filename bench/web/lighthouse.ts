import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "../statistics/median";

/** Fetched when it is first asked for: it brings 170 packages along, and nothing else here needs any of them. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = Number(process.env.WEB_VISITS ?? 5);
/** Of one visit: at times Lighthouse itself says that it went wrong, for example that its trace has no beginning. */
const ATTEMPTS = 4;
const WENT_WRONG = /^Runtime error encountered: .*/m;
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
};
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Audit = { title: string; score: number | null; numericValue?: number; details?: { items?: object[] } };

/** What is read of Lighthouse's report. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

type Visit = { url: string /** Of a browser that listens to DevTools. */; port: number; cookie?: string };

type Verdict = {
  /** Medians. Categories in percent, times in milliseconds. */
  scores: Record<string, number>;
  /** What keeps accessibility and practices from 100, with the places that were found. */
  findings: string[];
};

/**
 * How a phone on a poor network is come by: reckoned from a visit at full speed, or with the network and the processor
 * really slowed down. Only the second sees what waits for what.
 */
export const THROTTLINGS = ["simulate", "devtools"] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/**
 * Lighthouse's own preset for phones, in several visits. The pages take turns, so that a moment in which the machine is slow
 * is none of one page alone.
 */
export async function judge(
  pages: Record<string, Visit>,
  throttling: Throttling = "simulate",
  runs = RUNS,
): Promise<Record<string, Verdict>> {
  const reports: Record<string, Report[]> = {};
  for (let run = 0; run < runs; run += 1)
    for (const [name, page] of Object.entries(pages)) {
      reports[name] ??= [];
      reports[name].push(await visit(page.url, optionsOf(page, throttling)));
    }
  return Object.fromEntries(Object.entries(reports).map(([name, ofPage]) => [name, verdictOf(ofPage)]));
}

function optionsOf({ port, cookie }: Visit, throttling: Throttling): string[] {
  return [
    `--throttling-method=${throttling}`,
    `--port=${port}`,
    "--output=json",
    "--quiet",
    `--only-categories=${Object.values(CATEGORIES).join(",")}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
}

function verdictOf(reports: Report[]): Verdict {
  const medianOf = (read: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN));
  const scores = Object.fromEntries([
    ...Object.entries(CATEGORIES).map(([name, id]) => [
      name,
      Math.round(medianOf(({ categories }) => categories[id]?.score) * 100),
    ]),
    ...Object.entries(AUDITS).map(([name, id]) => [
      name,
      Number(medianOf(({ audits }) => audits[id]?.numericValue).toFixed(name === "CLS" ? 3 : 0)),
    ]),
  ]);
  return { scores, findings: [...new Set(reports.flatMap(findingsOf))] };
}

async function visit(url: string, options: string[], attemptsLeft = ATTEMPTS - 1): Promise<Report> {
  const command = ["--yes", LIGHTHOUSE, url, ...options];
  try {
    const { stdout } = await promisify(execFile)("npx", command, { maxBuffer: 100e6 });
    return JSON.parse(stdout);
  } catch (error) {
    const [problem] = (error as { stderr?: string }).stderr?.match(WENT_WRONG) ?? [];
    if (!problem || attemptsLeft === 0) throw error;
    console.warn(`${url} is visited again. ${problem}`);
    return visit(url, options, attemptsLeft - 1);
  }
}

function findingsOf({ categories, audits }: Report): string[] {
  return [CATEGORIES.accessibility, CATEGORIES.practices]
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}\n${placesOf(audits[id]?.details).join("\n")}`);
}

/** Where something was found: elements by their selectors, else the rows as they are. */
function placesOf({ items = [] }: Audit["details"] = {}): string[] {
  return (items as { node?: { selector?: string } }[]).map(
    (item) => `  ${item.node?.selector ?? JSON.stringify(item)}`,
  );
}
