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

/** Lighthouse's own preset for phones: medians of five visits. Categories in percent, times in milliseconds. */
export async function judge({ url, port, cookie }: Visit, runs = RUNS): Promise<Record<string, number>> {
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
  return Object.fromEntries([
    ...Object.entries(CATEGORIES).map(([name, id]) => [
      name,
      Math.round(medianOf(({ categories }) => categories[id]?.score) * 100),
    ]),
    ...Object.entries(AUDITS).map(([name, id]) => [
      name,
      Number(medianOf(({ audits }) => audits[id]?.numericValue).toFixed(name === "CLS" ? 3 : 0)),
    ]),
  ]);
}
