import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/test/chromium";

/** A phone of the middle class beside this machine. */
const CPU_SLOWDOWN = 4;

/** A signed-in phone with a processor that is slowed down. */
export type Phone = { page: Page; context: BrowserContext; close: () => Promise<void> };

export async function openPhone(baseURL: string): Promise<Phone> {
  const browser: Browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH),
    args: ["--no-sandbox"],
  });
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const email = `bench.${crypto.randomUUID()}@formcast.test`;
  await context.request.post("/api/auth/register", {
    data: { name: "Bench", email, password: "correct horse" },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, context, close: () => browser.close() };
}

type Sign = { selector: string; attribute?: string; includes?: string };

/**
 * Milliseconds from the next touch, move or key, as the browser dates it, to the paint that shows its effect: the
 * text, or an attribute, of an element is another one than now. Call it before the input and await what it gives
 * after it.
 */
export async function watchPaint(
  page: Page,
  { selector, attribute = "", includes = "" }: Sign,
): Promise<() => Promise<number>> {
  await page.evaluate(
    ({ selector, attribute, includes }) => {
      const shown = () => {
        const element = document.querySelector(selector);
        return (attribute ? element?.getAttribute(attribute) : element?.textContent) ?? "";
      };
      const before = shown();
      let began = 0;
      for (const kind of ["pointerup", "pointermove", "keydown"])
        addEventListener(kind, ({ timeStamp }) => (began ||= timeStamp), { capture: true, once: true });
      const painted = new Promise<number>((resolve) => {
        const look = () => {
          const now = shown();
          if (!began || now === before || !now.includes(includes)) return requestAnimationFrame(look);
          // A message comes to its turn after this frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
      Object.assign(window, { painted });
    },
    { selector, attribute, includes },
  );
  return () => page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/** Median, 95th of a hundred and worst, in milliseconds. */
export function summary(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => `${sorted[Math.round(share * (sorted.length - 1))]?.toFixed(0)} ms`;
  return { runs: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}
