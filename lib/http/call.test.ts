import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { call, setCallerId } from "./call";
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

it("names the caller to the admin API and when the password changes, and to nobody else", async () => {
  setCallerId(() => "ann");
  await call(users, {});
  expect(sentId()).toBe("ann");
  await call(password, {});
  expect(sentId()).toBe("ann");
  await call(clients, {});
  expect(sentId()).toBeNull();
});

it("asks anew each time and sends no header when nobody is known", async () => {
  let id: string | undefined = "ann";
  setCallerId(() => id);
  await call(users, {});
  id = undefined;
  await call(users, {});
  expect(sentId()).toBeNull();
});
