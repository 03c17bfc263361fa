import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { database } from "@/lib/platform/browser/database";
import { clearOfflineCache } from "@/lib/platform/browser/offline-cache";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { DAY_MS } from "@/lib/text/calendar/days";
import { setQueryData } from "./after-write";
import { createQueryClient } from "./answers";
import { ApiError } from "./api-error";

const ANN = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false };
const CLIENT = ["/api/client", "client-1"];

let cache: QueryClient;
const reload = () => {
  cache = createQueryClient(() => {});
};
const ask = (answer: () => Promise<unknown>, queryKey: QueryKey = CLIENT) =>
  cache.fetchQuery({ queryKey, queryFn: answer, staleTime: 0 });
const away = () => Promise.reject(new TypeError("Failed to fetch"));
const refused = (status: number) => () => Promise.reject(new ApiError(status, "no"));
const keptKeys = async () => (await (await database()).getAllKeys("answers")).map(([, key]) => key);

beforeEach(async () => {
  await clearOfflineCache();
  useSessionStore.getState().signIn(ANN);
  reload();
});

/** Fetches data and waits until it is stored, because storing runs in the background. */
async function seen(data: unknown, queryKey: QueryKey = CLIENT): Promise<void> {
  await ask(async () => data, queryKey);
  await expect.poll(keptKeys).toContain(JSON.stringify(queryKey));
  reload();
}

it.each([
  ["without a network", away],
  ["from a server out of order", refused(503)],
])("cached data is readable %s, and counts as stale", async (_, answer) => {
  await seen({ name: "Marcus" });
  expect(await ask(answer)).toEqual({ name: "Marcus" });
  await expect.poll(() => cache.getQueryState(CLIENT)?.isInvalidated).toBe(true);
  expect(await ask(async () => ({ name: "Marcus R." }))).toEqual({ name: "Marcus R." });
});

it("data from the network wins over the cache", async () => {
  await seen({ name: "Marcus" });
  expect(await ask(async () => ({ name: "Erin" }))).toEqual({ name: "Erin" });
});

it.each([400, 401, 403, 404])("a status of %i is never replaced by cached data", async (status) => {
  await seen({ name: "Marcus" });
  await expect(ask(refused(status))).rejects.toMatchObject({ status });
});

it("a 404 removes the client from the cache", async () => {
  await seen({ name: "Marcus" });
  await expect(ask(refused(404))).rejects.toThrow();
  await expect.poll(keptKeys).toEqual([]);
});

it("an account cannot read the cache of another account", async () => {
  await seen({ name: "Marcus" });
  useSessionStore.getState().signIn({ ...ANN, id: "bob" });
  await expect(ask(away)).rejects.toThrow(TypeError);
  useSessionStore.getState().signOut();
  await expect(ask(away)).rejects.toThrow(TypeError);
});

it("a reply that arrives after sign-out is not cached", async () => {
  await ask(async () => {
    useSessionStore.getState().signOut();
    return { name: "Marcus" };
  });
  useSessionStore.getState().signIn(ANN);
  await seen({ name: "Erin" }, ["/api/client", "client-2"]);
  expect(await keptKeys()).toEqual(['["/api/client","client-2"]']);
});

it("replies of the admin API and of the account are not cached", async () => {
  await ask(async () => [], ["/api/admin/users"]);
  await ask(async () => ANN, ["/api/auth/me"]);
  await seen({ name: "Marcus" });
  expect(await keptKeys()).toEqual(['["/api/client","client-1"]']);
});

it("the result of a write is cached too", async () => {
  cache.setQueryData(CLIENT, { name: "Marcus" });
  await expect.poll(keptKeys).toEqual(['["/api/client","client-1"]']);
});

it("an older reply does not overwrite the result of a write", async () => {
  let answer = (_: unknown): void => {};
  const asked = ask(() => new Promise((resolve) => (answer = resolve))).catch(() => {});
  await expect.poll(() => cache.getQueryState(CLIENT)?.fetchStatus).toBe("fetching");
  await setQueryData(cache, CLIENT, { name: "Marcus R." });
  answer({ name: "Marcus" });
  await asked;
  await seen({ name: "Erin" }, ["/api/client", "client-2"]);
  expect(await ask(away)).toEqual({ name: "Marcus R." });
});

it("keeps at most 200 replies, the newest ones", async () => {
  const db = await database();
  for (let n = 0; n < 200; n += 1)
    await db.put("answers", { trainerId: "ann", key: `old-${n}`, keptAt: Date.now() - 1000 + n, data: n });
  await seen({ name: "Marcus" });
  await expect.poll(async () => (await keptKeys()).length).toBe(200);
  expect(await keptKeys()).not.toContain("old-0");
  expect(await keptKeys()).toContain("old-1");
});

it("replies older than seven days are neither shown nor kept", async () => {
  const week = 7 * DAY_MS;
  const key = JSON.stringify(CLIENT);
  await (await database()).put("answers", { trainerId: "ann", key, keptAt: Date.now() - week - 1, data: {} });
  await expect(ask(away)).rejects.toThrow(TypeError);
  await seen([], ["/api/clients", "ann"]);
  await expect.poll(keptKeys).toEqual(['["/api/clients","ann"]']);
});
