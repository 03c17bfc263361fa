import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Compressed, in kilobytes of 1000 bytes. */
export type PageWeight = Record<"scripts" | "allScripts" | "styles" | "fonts", number> & {
  /** The paths of preloaded pages. */
  ahead: string[];
};

const KINDS = { scripts: /\.js$/, styles: /\.css$/, fonts: /\.woff2?$/ };
/** Inline styles. */
const INSIDE = /<style\b.*?<\/style>/gs;

/**
 * The files that a page loads before any interaction, cached or not. `scripts` are those in its HTML, `allScripts`
 * also those that load later without a touch.
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  const html = (await response?.text()) ?? "";
  const files = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const loads = entries.map(({ name, encodedBodySize }) => ({
      path: new URL(name).pathname,
      isPage: new URL(name).searchParams.has("_rsc"),
      bytes: encodedBodySize,
    }));
    // A preloaded script appears twice but is transferred once.
    return [...new Map(loads.map((load) => [load.path, load])).values()];
  });
  const weigh = (kind: RegExp, among = files) =>
    among.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes / 1000, 0);
  const inHtml = files.filter(({ path }) => html.includes(path));
  const ahead = files.filter(({ isPage }) => isPage).map(({ path }) => path);
  const inside = gzipSync(html.match(INSIDE)?.join("") ?? "").byteLength / 1000;
  return {
    scripts: weigh(KINDS.scripts, inHtml),
    allScripts: weigh(KINDS.scripts),
    styles: weigh(KINDS.styles) + inside,
    fonts: weigh(KINDS.fonts),
    ahead,
  };
}
