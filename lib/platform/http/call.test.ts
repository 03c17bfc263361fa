import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { call, lazyContract, setCallerId } from "./call";
import { endpoint } from "./contract";

const read = { method: "GET", access: "trainer", reply: z.object({}) } as const;
const users = endpoint({ ...read, path: "/api/admin/users" });
const password = endpoint({ ...read, method: "POST", path: "/api/auth/change-password" });
const clients = endpoint({ ...read, path: "/api/clients" });

const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
const sentId = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get("x-trainer-id");

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  setCallerId(() => undefined);
});

it("sends the caller's id to the admin API and to change-password only", async () => {
  setCallerId(() => "ann");
  await call(users, {});
  expect(sentId()).toBe("ann");
  await call(password, {});
  expect(sentId()).toBe("ann");
  await call(clients, {});
  expect(sentId()).toBeNull();
});

it("reads the id for every request, and sends no header without one", async () => {
  let id: string | undefined = "ann";
  setCallerId(() => id);
  await call(users, {});
  id = undefined;
  await call(users, {});
  expect(sentId()).toBeNull();
});

const reply = z.object({ name: z.string() });
const contract = { find: endpoint({ method: "GET", path: "/api/clients", access: "trainer", reply }) };
const answer = (body: unknown) => vi.stubGlobal("fetch", async () => Response.json(body));

it("loads a contract with the first request, and validates the reply with it", async () => {
  const load = vi.fn(async () => contract);
  const { find } = lazyContract(load);
  expect(load).not.toHaveBeenCalled();
  answer({ name: "Ann" });
  await expect(call(find, {})).resolves.toEqual({ name: "Ann" });
  answer({ name: 1 });
  await expect(call(find, {})).rejects.toThrow("invalid_type");
});

it("treats a contract that fails to load as a network error", async () => {
  const { find } = lazyContract<typeof contract>(() => Promise.reject(new Error("Failed to load chunk")));
  await expect(call(find, {})).rejects.toThrow(TypeError);
});
