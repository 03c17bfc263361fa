import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "../statistics/median";

/** Fetched when it is first asked for: it brings 170 packages along, and nothing else here needs any of them. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 5;
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
};
const AUDITS = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Audit = { title: string; score: number | null; numericValue?: number; details?: { items?: object[] } };

/** What is read of Lighthouse's report. */
type Report = {
  runtimeError?: { message: string };
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

/** Lighthouse's own preset for phones, in five visits. */
export async function judge({ url, port, cookie }: Visit, runs = RUNS): Promise<Verdict> {
  const options = [
    `--port=${port}`,
    "--output=json",
    "--quiet",
    `--only-categories=${Object.values(CATEGORIES).join(",")}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) {
    const npx = promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], { maxBuffer: 100e6 });
    const report: Report = JSON.parse((await npx).stdout);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    reports.push(report);
  }
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
