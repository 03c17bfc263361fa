import { expect, type Page } from "@playwright/test";
import { SHELLS } from "../../../lib/platform/browser/shells";
import { type Account, registerElsewhere, signIn } from "./account";

/** Signs a new account in with the form, so that the browser stores the account. */
export async function enter(page: Page, account?: Account): Promise<Account> {
  const made = account ?? (await registerElsewhere(page));
  await page.goto("/login");
  await signIn(page, made);
  await page.waitForURL((url) => url.pathname === "/");
  return made;
}

/** Waits until the service worker controls the page and has cached the offline pages. */
export async function untilReadyForOffline(page: Page): Promise<void> {
  const isRun = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isRun).toBe(true);
  const kept = () => page.evaluate(async () => (await (await caches.open("shells")).keys()).length);
  await expect.poll(kept).toBe(SHELLS.length);
}

/** The HTML of the cached pages. */
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

/** All stored data of the app as one text: caches, databases, storage. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        // The app's own files are the same for all users.
        const isOwnFile = /^\/(_next\/static|styles|fonts)\//.test(new URL(request.url).pathname);
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
