import { type Page, request } from "@playwright/test";
import { somebody } from "./account";
import { expect, test } from "./test";

/** Enters a change in the client's open form, then saves the client from another device. */
export async function changeElsewhere(page: Page, clientId: string, notes: string): Promise<void> {
  await page.getByRole("button", { name: "Increase Weight", exact: true }).click();
  const saved = await page.request.patch(`/api/client/${clientId}`, { data: { notes } });
  expect(saved.ok()).toBe(true);
}

/** Adds a trainer, and a deleted trainer who can be restored, and reloads the admin's page. */
export async function otherTrainers(page: Page, name: string): Promise<void> {
  const elsewhere = await request.newContext({ baseURL: test.info().project.use.baseURL });
  const register = async (name: string) =>
    (await elsewhere.post("/api/auth/register", { data: somebody(name) })).json();
  await register(`Other ${name}`);
  const { id } = await register(name);
  await elsewhere.dispose();
  const headers = { "content-type": "application/json" };
  expect((await page.request.delete(`/api/admin/trainer/${id}`, { headers })).ok()).toBe(true);
  await page.reload();
}

/** Reloads the page with a saved workout and the browser's install event. */
export async function installOffer(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("formcast-workout-saved", "true"));
  await page.reload();
  await page.evaluate(() => {
    const userChoice = Promise.resolve({ outcome: "dismissed" });
    const event = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt: async () => {}, userChoice }));
  });
  await expect(page.getByRole("region", { name: "Install Formcast" })).toBeVisible();
}

/** Reloads the page with two entries in the outbox: one waits for a network, one was refused. */
export async function fillOutbox(page: Page, clientId: string, label: string): Promise<void> {
  await page.route("**/api/client/*/workout", (route) => route.abort());
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain("formcast");
  await page.evaluate(
    async ({ clientId, label }) => {
      const { trainer } = JSON.parse(localStorage.getItem("formcast-auth") ?? "").state;
      const path = `/api/client/${clientId}/workout`;
      const write = {
        trainerId: trainer.id,
        clientId,
        method: "POST",
        path,
        body: "{}",
        label,
        madeAt: Date.now(),
      };
      const draft = { form: "workout", value: {}, page: "/client-dashboard" };
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("formcast");
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const outbox = database.transaction("outbox", "readwrite").objectStore("outbox");
      outbox.add({ ...write, key: "a" });
      outbox.add({ ...write, key: "b", refusal: label, draft });
      await new Promise((resolve) => {
        outbox.transaction.oncomplete = resolve;
      });
      database.close();
    },
    { clientId, label },
  );
  await page.reload();
}
