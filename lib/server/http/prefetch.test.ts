import { hydrate, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { api } from "@/lib/platform/http/api";
import { endpoint } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { ask, prefetch } from "./prefetch";

const listDogs = endpoint("GET /api/dogs", "trainer", {
  query: z.object({
    tag: z.optional(z.string().check(z.maxLength(5))),
    limit: z._default(z.coerce.number(), 20),
    timezoneOffset: z._default(z.coerce.number(), 0),
  }),
  reply: z.object({ names: z.array(z.string()) }),
});
const dogs = api<{ listDogs: typeof listDogs }>();

const service = vi.fn(async () => ({ names: ["Rex"], secret: "not declared" }));
const ctx = {} as Context;
const inBrowser = async (question: ReturnType<typeof ask>) => {
  const cache = new QueryClient();
  hydrate(cache, JSON.parse(JSON.stringify(await prefetch(ctx, [question]))));
  return cache;
};

test("the browser finds the reply under its own key, from another time zone too", async () => {
  const asked = { query: { tag: "old", timezoneOffset: -330 } };
  const cache = await inBrowser(ask(listDogs, service, asked, "ann"));
  const own = { query: { tag: "old", timezoneOffset: 60 } };
  expect(cache.getQueryData(dogs.askOf("ann", "GET /api/dogs", own).queryKey)).toEqual({ names: ["Rex"] });
  expect(cache.getQueryData(dogs.askOf("bob", "GET /api/dogs", own).queryKey)).toBeUndefined();
});

test("a service gets the question as the contract reads it", async () => {
  await inBrowser(ask(listDogs, service, { query: { timezoneOffset: "60" } }));
  expect(service).toHaveBeenLastCalledWith(ctx, {
    params: {},
    query: { limit: 20, timezoneOffset: 60 },
    body: undefined,
  });
});

test("a question that the endpoint would refuse is left to the browser, without a line in the log", async () => {
  const logged = vi.spyOn(console, "error");
  const cache = await inBrowser(ask(listDogs, service, { query: { tag: "very old" } }));
  expect(cache.getQueryCache().getAll()).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
