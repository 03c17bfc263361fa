import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { call } from "./call";
import { endpoint } from "./contract";
import { lazyContract } from "./lazy-contract";

const reply = z.object({ name: z.string() });
const contract = { find: endpoint({ method: "GET", path: "/api/clients", access: "trainer", reply }) };
const answer = (body: unknown) => vi.stubGlobal("fetch", async () => Response.json(body));

afterEach(() => vi.unstubAllGlobals());

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
