import { fileURLToPath } from "node:url";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../scripts/test/chromium";

/** Simulates a mid-range phone. */
const CPU_SLOWDOWN = 4;

export type Phone = { page: Page; context: BrowserContext; devtools: CDPSession; close: () => Promise<void> };

/** @param flags additional flags of the browser */
export async function openPhone(baseURL: string, flags: string[] = []): Promise<Phone> {
  // A persistent profile, because without one a stopped service worker does not restart offline.
  const context = await chromium.launchPersistentContext("", {
    executablePath: await findBrowser(process.env.CHROMIUM_PATH),
    args: ["--no-sandbox", ...flags],
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
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, context, devtools, close: () => context.close() };
}

/** Where the effect of an input shows: the text or an attribute of an element. */
export type Sign = { selector: string; attribute?: string; includes?: string };
type Probe = { watchPaint: (sign: Sign) => void; painted: Promise<number> };

export type Wait = { paintMs: number; workMs: number };

/** Starts to watch for the next input. Await the returned function after the input. */
export async function watchPaint({ page, devtools }: Phone, sign: Sign): Promise<() => Promise<Wait>> {
  await page.evaluate((sign) => (window as unknown as Probe).watchPaint(sign), sign);
  const before = await workMs(devtools);
  return async () => {
    const paintMs = await page.evaluate(() => (window as unknown as Probe).painted);
    return { paintMs, workMs: (await workMs(devtools)) - before };
  };
}

/** CPU time of the main thread so far. Other load on the machine affects it less than the clock. */
export async function workMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
