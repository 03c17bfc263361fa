import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { median } from "../statistics/median";

/** Fetched on first use, because it has 170 dependencies that nothing else needs. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = Number(process.env.WEB_VISITS ?? 5);
/** Per visit. Lighthouse sometimes fails, for example because a trace has no start. */
const ATTEMPTS = 4;
const RUNTIME_ERROR = /^Runtime error encountered: .*/m;
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

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

type Pair = { name: string; value: string };
type Visit = {
  url: string;
  /** DevTools port of the browser. */
  port: number;
  cookies?: readonly Pair[];
  /** Items of the local storage. */
  stored?: readonly Pair[];
};

type Verdict = {
  /** Medians; categories in percent, times in milliseconds. */
  scores: Record<string, number>;
  /** Audits that cost points in accessibility and best practices, with the elements. */
  findings: string[];
};

/** Simulated: computed from a visit at full speed. DevTools: really slow, which also shows what waits for what. */
export const THROTTLINGS = ["simulate", "devtools"] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** The pages alternate, so that a slow moment of the machine affects all of them. */
export async function judge(
  pages: Record<string, Visit>,
  throttling: Throttling = "simulate",
  runs = RUNS,
): Promise<Record<string, Verdict>> {
  const reports: Record<string, Report[]> = {};
  for (let run = 0; run < runs; run += 1)
    for (const [name, page] of Object.entries(pages)) {
      reports[name] ??= [];
      await prepareVisit(page);
      reports[name].push(await visit(page.url, optionsOf(page, throttling)));
    }
  return Object.fromEntries(Object.entries(reports).map(([name, ofPage]) => [name, verdictOf(ofPage)]));
}

/**
 * Deletes what earlier visits left, and signs in. Lighthouse's own reset would also delete the stored account, so it is
 * switched off. The session is a cookie and no header, because a cookie that the page sets would replace the header.
 */
async function prepareVisit({ port, url, cookies = [], stored = [] }: Visit): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const { origin } = new URL(url);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no window.");
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await page.goto(`${origin}/login`);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  await devtools.send("Network.clearBrowserCache");
  // Before the cookies are cleared, because an idle page sets its time zone cookie.
  await page.close();
  await context.clearCookies();
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: origin })));
  await browser.close();
}

function optionsOf({ port }: Visit, throttling: Throttling): string[] {
  return [
    `--throttling-method=${throttling}`,
    `--port=${port}`,
    "--disable-storage-reset",
    "--output=json",
    "--quiet",
    `--only-categories=${Object.values(CATEGORIES).join(",")}`,
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
    const [problem] = (error as { stderr?: string }).stderr?.match(RUNTIME_ERROR) ?? [];
    if (!problem || attemptsLeft === 0) throw error;
    console.warn(`${url} failed and is visited again. ${problem}`);
    return visit(url, options, attemptsLeft - 1);
  }
}

function findingsOf({ categories, audits }: Report): string[] {
  return [CATEGORIES.accessibility, CATEGORIES.practices]
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}\n${placesOf(audits[id]?.details).join("\n")}`);
}

/** The selectors of the elements, or the rows of the audit. */
function placesOf({ items = [] }: Audit["details"] = {}): string[] {
  return (items as { node?: { selector?: string } }[]).map(
    (item) => `  ${item.node?.selector ?? JSON.stringify(item)}`,
  );
}
