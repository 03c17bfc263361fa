import { expect, type Page } from "@playwright/test";
import { SHELLS } from "../../../lib/browser/shells";
import { type Account, registerElsewhere, signIn } from "./account";

/** A new account, signed in by its own form, so that this browser knows whose device it is. */
export async function enter(page: Page, account?: Account): Promise<Account> {
  const made = account ?? (await registerElsewhere(page));
  await page.goto("/login");
  await signIn(page, made);
  await page.waitForURL((url) => url.pathname === "/");
  return made;
}

/** Waits until the service worker runs the page and holds everything that opens without a network. */
export async function untilReadyForOffline(page: Page): Promise<void> {
  const isRun = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isRun, { timeout: 60_000 }).toBe(true);
  const kept = () => page.evaluate(async () => (await (await caches.open("shells")).keys()).length);
  await expect.poll(kept, { timeout: 60_000 }).toBe(SHELLS.length);
}

/** The HTML of the pages that the service worker keeps for use without a network. */
export function keptPages(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cache = await caches.open("shells");
    const pages = (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      return response?.text();
    });
    return (await Promise.all(pages)).join("\n");
  });
}

/** Everything that the browser has stored for the app, as one text: caches, databases, storage. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        // The app's own scripts, styles and pictures are the same for everybody.
        const isOwnFile = new URL(request.url).pathname.startsWith("/_next/static/");
        found.push(name, request.url, isOwnFile ? "" : await response?.text());
      }
    }
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(name, store, await ask(rows.getAllKeys()), await ask(rows.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
