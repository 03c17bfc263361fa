import type { Page } from "@playwright/test";

/** Compressed, in kilobytes of 1000 bytes. */
export type PageWeight = Record<"scripts" | "styles" | "fonts", number> & {
  /** Paths of the pages that were fetched ahead. */
  ahead: string[];
};

const KINDS = { scripts: /\.js$/, styles: /\.css$/, fonts: /\.woff2?$/ };

/**
 * What a page loads before it is touched, whether or not the browser had it already. Scripts are those that its HTML
 * names; what is fetched ahead for the page that comes next is that page's.
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
    // A script that was held back has set out before it is asked for: it comes once, and is told of twice.
    return [...new Map(loads.map((load) => [load.path, load])).values()];
  });
  const weigh = (kind: RegExp) =>
    files
      .filter((file) => kind.test(file.path) && (kind !== KINDS.scripts || html.includes(file.path)))
      .reduce((sum, { bytes }) => sum + bytes / 1000, 0);
  const ahead = files.filter(({ isPage }) => isPage).map(({ path }) => path);
  return { scripts: weigh(KINDS.scripts), styles: weigh(KINDS.styles), fonts: weigh(KINDS.fonts), ahead };
}
