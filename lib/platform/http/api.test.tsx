import { QueryClient, QueryClientProvider, useQueries } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import * as z from "zod/mini";
import { api } from "./api";
import { endpoint } from "./contract";
import { keyOf } from "./key";

const CONTRACT = {
  list: endpoint("GET /api/dogs", "trainer", {
    query: z.object({ tag: z.optional(z.string()), timezoneOffset: z.optional(z.number()) }),
    reply: z.array(z.string()),
  }),
  walks: endpoint("GET /api/dog/[id]/walks/[walkId]", "trainer", {
    reply: z.object({ metres: z.number() }),
  }),
  feed: endpoint("POST /api/dog/[id]/meals", "trainer", {
    body: z.object({ grams: z.number() }),
    reply: z.object({ isFull: z.boolean() }),
  }),
  picture: endpoint("GET /api/dog/[id]/picture", "trainer", { reply: "file" }),
};
const dogs = api<typeof CONTRACT>();

const sent: string[] = [];
let status = 200;
beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push([init.method, url, init.body].filter(Boolean).join(" "));
    return Response.json({ isFull: true }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
  status = 200;
});

describe("a key", () => {
  it("is the path with its ids, so that its beginning covers all below it", () => {
    const { queryKey } = dogs.ask("GET /api/dog/[id]/walks/[walkId]", { params: { id: "7", walkId: "8" } });
    expect(queryKey).toEqual(["/api/dog", "7", "walks", "8"]);
  });

  it("ends with what is asked, if anything", () => {
    expect(dogs.ask("GET /api/dogs", { query: { tag: "old" } }).queryKey).toEqual([
      "/api/dogs",
      { tag: "old" },
    ]);
    expect(dogs.ask("GET /api/dogs", { query: { tag: undefined } }).queryKey).toEqual(["/api/dogs"]);
    expect(dogs.ask("GET /api/dogs").queryKey).toEqual(["/api/dogs"]);
  });

  it("is the same in every time zone, since the server guesses it for the first view", () => {
    expect(dogs.ask("GET /api/dogs", { query: { timezoneOffset: -330 } }).queryKey).toEqual(["/api/dogs"]);
  });

  it("has the owner of a list in front", () => {
    expect(dogs.askOf("ann", "GET /api/dogs").queryKey).toEqual(["/api/dogs", "ann"]);
    expect(dogs.askOf("bob", "GET /api/dogs").queryKey).toEqual(["/api/dogs", "bob"]);
    expect(dogs.askOf(undefined, "GET /api/dogs").enabled).toBe(false);
  });

  it("is what the server gives to the first view", () => {
    const query = { tag: "old", timezoneOffset: 0 };
    expect(keyOf("/api/dogs", { query }, "ann")).toEqual(
      dogs.askOf("ann", "GET /api/dogs", { query: { tag: "old", timezoneOffset: 60 } }).queryKey,
    );
  });
});

describe("a request", () => {
  it("has the ids and the question in its address", async () => {
    await dogs.tell("POST /api/dog/[id]/meals", { params: { id: "a/b" }, body: { grams: 300 } });
    expect(sent).toEqual(['POST /api/dog/a%2Fb/meals {"grams":300}']);
    expect(dogs.url("GET /api/dog/[id]/picture", { params: { id: "7" } })).toBe("/api/dog/7/picture");
  });

  it("knows its reply, and does not compile when it is wrong", () => {
    expectTypeOf(dogs.tell<"GET /api/dogs">).returns.resolves.toEqualTypeOf<string[]>();
    const wrong = () => [
      // @ts-expect-error No such path.
      dogs.ask("GET /api/cats"),
      // @ts-expect-error Another method.
      dogs.tell("DELETE /api/dogs"),
      // @ts-expect-error Without its id.
      dogs.ask("GET /api/dog/[id]/walks/[walkId]", { params: { id: "7" } }),
      // @ts-expect-error Without its body.
      dogs.tell("POST /api/dog/[id]/meals", { params: { id: "7" } }),
      // @ts-expect-error Files are no replies.
      dogs.tell("GET /api/dog/[id]/picture", { params: { id: "7" } }),
    ];
    expect(wrong).toBeTypeOf("function");
  });
});

describe("a write", () => {
  const meal = { params: { id: "7" }, body: { grams: 300 } };

  function fed(after: "onSuccess" | "onSettled") {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    client.setQueryData(["/api/dog", "7"], "hungry");
    client.setQueryData(["/api/dog", "8"], "asleep");
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(
      () => {
        useQueries({
          queries: ["7", "8"].map((id) => ({
            queryKey: ["/api/dog", id],
            queryFn: () => fetch(`/api/dog/${id}`, { method: "GET" }),
          })),
        });
        return dogs.useTell("POST /api/dog/[id]/meals", ({ params: { id } }) => [["/api/dog", id]], after);
      },
      { wrapper },
    );
    return result.current;
  }

  it("fetches again what it names, and nothing else", async () => {
    await fed("onSuccess").mutateAsync(meal);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual(['POST /api/dog/7/meals {"grams":300}', "GET /api/dog/7"]);
  });

  it("fetches nothing after a refusal", async () => {
    status = 409;
    await expect(fed("onSuccess").mutateAsync(meal)).rejects.toThrow("409");
    expect(sent).toHaveLength(1);
  });

  it("fetches it after a refusal too where a refusal means that the screen is old", async () => {
    status = 409;
    await expect(fed("onSettled").mutateAsync(meal)).rejects.toThrow("409");
    expect(sent).toEqual(['POST /api/dog/7/meals {"grams":300}', "GET /api/dog/7"]);
  });
});
