import type { Page } from "@playwright/test";
import { expect } from "./test";

type Loading = { shift: number; moved: string[]; themes: string[] };

/** A theme that the page took on, at so many milliseconds. */
type Turn = { at: number; theme: string };

/** Waits until nothing of the page is on its way, and nothing moves any more. */
export async function untilStill(page: Page): Promise<void> {
  await expect(page.locator(".animate-appear")).toHaveCount(0);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Notes of every page how much of it moves by itself while it loads, and in which themes it is seen. So that a slow
 * machine notes the same as a fast one, what the page asks for comes only after it has been drawn without; and its
 * text is seen only in the typeface, which the device has from the second page on.
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
