import type { Page } from "@playwright/test";
import { expect } from "./test";

type Loading = { shift: number; moved: string[]; themes: string[] };

/** A change of the theme, in ms after the start. */
type Turn = { at: number; theme: string };

/** Waits until the page has loaded and no animation runs. */
export async function untilStill(page: Page): Promise<void> {
  await expect(page.locator(".animate-appear")).toHaveCount(0);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Records the layout shift and the themes of each page load. The page's own requests wait for its first
 * render, so that slow and fast machines give the same result; text stays hidden until the font has loaded.
 */
export async function watchLoading(page: Page): Promise<() => Promise<Loading>> {
  await page.addInitScript(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync("body { visibility: hidden }");
    document.adoptedStyleSheets = [unseen];
    const drawn = new Promise<void>((resolve) => {
      const look = () => {
        void document.fonts.load("1em 'Archivo Variable'");
        const hasTypeface = [...document.fonts].some(({ status }) => status === "loaded");
        if (hasTypeface) document.adoptedStyleSheets = [];
        const isHydrated = Object.keys(document.body ?? {}).some((key) => key.startsWith("__reactProps$"));
        if (hasTypeface && isHydrated) requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        else requestAnimationFrame(look);
      };
      look();
    });
    const ask = window.fetch;
    window.fetch = async (...given) => {
      await drawn;
      return ask(...given);
    };

    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    };
    const seen = { shift: 0, moved: [] as string[] };
    const turns: Turn[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        seen.shift += value;
        seen.moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ""));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    let isOver = false;
    const look = (at: number) => {
      const theme = document.documentElement?.classList.contains("dark") ? "dark" : "light";
      if (theme !== turns.at(-1)?.theme) turns.push({ at, theme });
      if (!isOver) requestAnimationFrame(look);
    };
    look(0);
    Object.assign(window, {
      seenLoading: (): Loading => {
        isOver = true;
        note(observer.takeRecords());
        const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
        const isSeen = (_: Turn, index: number) =>
          (turns[index + 1]?.at ?? Number.POSITIVE_INFINITY) > painted;
        return { ...seen, themes: turns.filter(isSeen).map(({ theme }) => theme) };
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { seenLoading: () => Loading }).seenLoading());
}
