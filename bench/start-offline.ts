import { setTimeout } from "node:timers/promises";
import { NEW_CLIENT_DEFAULTS } from "../lib/body/ranges";
import { SHELLS } from "../lib/platform/browser/shells";
import { startApp } from "../scripts/test/app";
import { openPhone, type Phone, type Wait, workMs } from "./browser/phone";
import { summary } from "./statistics/median";

// With a CPU four times slower, until the client list reacts to touch. The service worker is already running.
const CLIENTS = 60;
const RUNS = 20;
const REST_MS = 3000;

const stopping = new AbortController();
const app = await startApp(stopping.signal);
const phone = await openPhone(app.url);
try {
  const { context, page } = phone;
  for (let n = 1; n <= CLIENTS; n++)
    await context.request.post("/api/clients", { data: { ...NEW_CLIENT_DEFAULTS, name: `Client ${n}` } });
  await page.goto("/client-dashboard", { waitUntil: "networkidle" });
  await untilReady(phone);
  await page.goto("/client-dashboard", { waitUntil: "networkidle" });
  await setTimeout(REST_MS);
  await context.setOffline(true);
  const waits: Wait[] = [];
  for (let run = 0; run < RUNS; run++) waits.push(await start(phone));
  console.table({ "start without a network": summary(waits) });
} finally {
  await phone.close();
  await app.stop();
}
process.exit(0);

/** Waits until the service worker controls the page and has cached all offline pages. */
async function untilReady({ page }: Phone): Promise<void> {
  await page.waitForFunction(async (pages) => {
    const kept = await (await caches.open("shells")).keys();
    return navigator.serviceWorker.controller !== null && kept.length === pages;
  }, SHELLS.length);
}

async function start({ page, devtools }: Phone): Promise<Wait> {
  await page.goto("about:blank");
  const before = await workMs(devtools);
  await page.goto("/client-dashboard", { waitUntil: "commit" });
  const shown = await page.waitForFunction(() => {
    const isHydrated = Object.keys(document.body).some((key) => key.startsWith("__reactProps$"));
    return isHydrated && document.querySelector("h3") !== null && performance.now();
  });
  return { paintMs: Number(await shown.jsonValue()), workMs: (await workMs(devtools)) - before };
}
