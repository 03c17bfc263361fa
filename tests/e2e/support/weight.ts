import type { Page } from "@playwright/test";

/** Compressed, in kilobytes of 1000 bytes. */
export type PageWeight = { scripts: number; styles: number; fonts: number };

const KINDS: Record<keyof PageWeight, RegExp> = { scripts: /\.js$/, styles: /\.css$/, fonts: /\.woff2?$/ };

/** What a page loads until its network rests and before it is touched, whether or not the browser had it already. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  await page.goto(path, { waitUntil: "networkidle" });
  const files = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries.map(({ name, encodedBodySize }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
    }));
  });
  const weigh = (kind: RegExp) =>
    files.reduce((sum, file) => (kind.test(file.path) ? sum + file.bytes / 1000 : sum), 0);
  return { scripts: weigh(KINDS.scripts), styles: weigh(KINDS.styles), fonts: weigh(KINDS.fonts) };
}
