import { fileURLToPath } from "node:url";
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
  await context.addInitScript({ path: fileURLToPath(new URL("paint-probe.js", import.meta.url)) });
  const email = `bench.${crypto.randomUUID()}@formcast.test`;
  await context.request.post("/api/auth/register", {
    data: { name: "Bench", email, password: "correct horse" },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, context, close: () => browser.close() };
}

/** What shows the effect of an input: the text of an element, or one of its attributes. */
export type Sign = { selector: string; attribute?: string; includes?: string };
type Probe = { watchPaint: (sign: Sign) => void; painted: Promise<number> };

/** Milliseconds from the next input to the paint of its effect. Call it before the input, await what it gives after. */
export async function watchPaint(page: Page, sign: Sign): Promise<() => Promise<number>> {
  await page.evaluate((sign) => (window as unknown as Probe).watchPaint(sign), sign);
  return () => page.evaluate(() => (window as unknown as Probe).painted);
}

/** Median, 95th of a hundred and worst, in milliseconds. */
export function summary(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => `${sorted[Math.round(share * (sorted.length - 1))]?.toFixed(0)} ms`;
  return { runs: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}
