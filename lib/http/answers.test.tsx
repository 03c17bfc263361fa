import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { database } from "@/lib/browser/database";
import { clearOfflineCache } from "@/lib/browser/offline-cache";
import { useSessionStore } from "@/lib/browser/session-store";
import { DAY_MS } from "@/lib/calendar/days";
import { setQueryData } from "./after-write";
import { ApiError } from "./api-error";
import { createQueryClient } from "./query";

const ANN = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false };
const CLIENT = ["/api/client", "client-1"];

/** What a browser is after a reload: nothing in memory, the device as it was. */
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

/** An answer is kept behind the asker's back. */
async function seen(data: unknown, queryKey: QueryKey = CLIENT): Promise<void> {
  await ask(async () => data, queryKey);
  await expect.poll(keptKeys).toContain(JSON.stringify(queryKey));
  reload();
}

it.each([
  ["without a network", away],
  ["from a server out of order", refused(503)],
])("what was seen is readable %s, and counts as stale", async (_, answer) => {
  await seen({ name: "Marcus" });
  expect(await ask(answer)).toEqual({ name: "Marcus" });
  await expect.poll(() => cache.getQueryState(CLIENT)?.isInvalidated).toBe(true);
  expect(await ask(async () => ({ name: "Marcus R." }))).toEqual({ name: "Marcus R." });
});

it("what the network says counts, whatever was kept", async () => {
  await seen({ name: "Marcus" });
  expect(await ask(async () => ({ name: "Erin" }))).toEqual({ name: "Erin" });
});

it.each([400, 401, 403, 404])("an answer of %i is never papered over", async (status) => {
  await seen({ name: "Marcus" });
  await expect(ask(refused(status))).rejects.toMatchObject({ status });
});

it("a client that is gone is gone from the device", async () => {
  await seen({ name: "Marcus" });
  await expect(ask(refused(404))).rejects.toThrow();
  await expect.poll(keptKeys).toEqual([]);
});

it("nobody reads what another account has seen", async () => {
  await seen({ name: "Marcus" });
  useSessionStore.getState().signIn({ ...ANN, id: "bob" });
  await expect(ask(away)).rejects.toThrow(TypeError);
  useSessionStore.getState().signOut();
  await expect(ask(away)).rejects.toThrow(TypeError);
});

it("an answer that arrives after its account has left is not kept", async () => {
  await ask(async () => {
    useSessionStore.getState().signOut();
    return { name: "Marcus" };
  });
  useSessionStore.getState().signIn(ANN);
  await seen({ name: "Erin" }, ["/api/client", "client-2"]);
  expect(await keptKeys()).toEqual(['["/api/client","client-2"]']);
});

it("nothing of an admin or of the account itself is kept", async () => {
  await ask(async () => [], ["/api/admin/users"]);
  await ask(async () => ANN, ["/api/auth/me"]);
  await seen({ name: "Marcus" });
  expect(await keptKeys()).toEqual(['["/api/client","client-1"]']);
});

it("what a write told is kept too", async () => {
  cache.setQueryData(CLIENT, { name: "Marcus" });
  await expect.poll(keptKeys).toEqual(['["/api/client","client-1"]']);
});

it("what a write told is not replaced by the answer to an older question", async () => {
  let answer = (_: unknown): void => {};
  const asked = ask(() => new Promise((resolve) => (answer = resolve))).catch(() => {});
  await expect.poll(() => cache.getQueryState(CLIENT)?.fetchStatus).toBe("fetching");
  await setQueryData(cache, CLIENT, { name: "Marcus R." });
  answer({ name: "Marcus" });
  await asked;
  await seen({ name: "Erin" }, ["/api/client", "client-2"]);
  expect(await ask(away)).toEqual({ name: "Marcus R." });
});

it("at most 200 answers are kept, the newest", async () => {
  const db = await database();
  for (let n = 0; n < 200; n += 1)
    await db.put("answers", { trainerId: "ann", key: `old-${n}`, keptAt: Date.now() - 1000 + n, data: n });
  await seen({ name: "Marcus" });
  await expect.poll(async () => (await keptKeys()).length).toBe(200);
  expect(await keptKeys()).not.toContain("old-0");
  expect(await keptKeys()).toContain("old-1");
});

it("what is older than seven days is neither shown nor left", async () => {
  const week = 7 * DAY_MS;
  const key = JSON.stringify(CLIENT);
  await (await database()).put("answers", { trainerId: "ann", key, keptAt: Date.now() - week - 1, data: {} });
  await expect(ask(away)).rejects.toThrow(TypeError);
  await seen([], ["/api/clients", "ann"]);
  await expect.poll(keptKeys).toEqual(['["/api/clients","ann"]']);
});
