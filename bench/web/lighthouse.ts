import lighthouse, { type Flags, type Result } from "lighthouse";
import { median } from "../statistics/median";

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

type Visit = { url: string /** Of a browser that listens to DevTools. */; port: number; cookie?: string };

type Verdict = {
  /** Medians. Categories in percent, times in milliseconds. */
  scores: Record<string, number>;
  /** What keeps accessibility and practices from 100, with the places that were found. */
  findings: string[];
};

/** Lighthouse's own preset for phones, in five visits. */
export async function judge({ url, port, cookie }: Visit, runs = RUNS): Promise<Verdict> {
  const flags: Flags = {
    port,
    logLevel: "error",
    onlyCategories: Object.values(CATEGORIES),
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  };
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const visit = await lighthouse(url, flags);
    if (!visit || visit.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}.`);
    results.push(visit.lhr);
  }
  const medianOf = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
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
  return { scores, findings: [...new Set(results.flatMap(findingsOf))] };
}

function findingsOf({ categories, audits }: Result): string[] {
  return [CATEGORIES.accessibility, CATEGORIES.practices]
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}\n${placesOf(audits[id]?.details).join("\n")}`);
}

/** Where something was found: elements by their selectors, else the rows as they are. */
function placesOf(details: Result["audits"][string]["details"]): string[] {
  if (!details || !("items" in details)) return [];
  return (details.items as { node?: { selector?: string } }[]).map(
    (item) => `  ${item.node?.selector ?? JSON.stringify(item)}`,
  );
}
