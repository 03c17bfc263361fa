import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import { connect } from "@/lib/platform/kernel/db";
import { env } from "@/lib/platform/kernel/env";
import { log, takeOverConsole } from "@/lib/platform/kernel/log";
import { observeRequests } from "@/lib/server/http/request-log";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

vi.stubEnv("LOG_LEVEL", "debug");
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const level of ["debug", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const lines = () => printed.map((line) => JSON.parse(line) as Record<string, unknown>);
const world = testWorld();

describe("the log of the API, on a host without a server of ours", () => {
  it("has one line for each request, with the pattern of its address", async () => {
    const response = await stranger().ask(clients.getClient, { params: { id: "marcus-reed" } });
    const requestId = response.headers.get("x-request-id");
    expect(lines()).toEqual([
      {
        at: expect.any(String),
        level: "info",
        event: "request",
        requestId,
        method: "GET",
        route: "/api/client/[id]",
        status: 401,
        ms: expect.any(Number),
      },
    ]);
  });

  it("names the reason when the database is down, which the caller does not see", async () => {
    const ann = await trainer("Ann");
    setRuntime(runtimeOf({ ...world, db: connect("postgresql://nobody:hidden@127.0.0.1:1/nowhere") }));
    printed.length = 0;
    const response = await ann.ask(clients.listClients, {});
    expect(await response.text()).not.toContain("127.0.0.1");
    const requestId = response.headers.get("x-request-id");
    const reason = expect.stringContaining("Can't reach database server at 127.0.0.1:1");
    expect(lines()).toMatchObject([
      { level: "warn", event: "database unavailable", requestId, reason },
      { event: "request", requestId, status: 503 },
    ]);
    expect(printed.join()).not.toContain("hidden");
  });
});

describe("the log of a server", () => {
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith("/never")) return void request.socket.destroy();
    log("warn", "something about it");
    if (request.url === "/prints") console.info("printed\nby a package");
    response.writeHead(request.url?.startsWith("/client/") ? 307 : 200).end();
  });
  let url: string;
  let stopObserving: () => void;
  beforeAll(async () => {
    stopObserving = observeRequests({
      staticRoutes: [],
      dynamicRoutes: [{ page: "/client/[id]", regex: "^/client/([^/]+?)$" }],
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    stopObserving();
    server.close();
  });

  const requestLines = () => lines().filter(({ event }) => event === "request");

  it("has a line for a redirect of a page too, without its query", async () => {
    const response = await fetch(`${url}/client/marcus?name=reed`, { redirect: "manual" });
    await expect.poll(requestLines).toMatchObject([{ method: "GET", route: "/client/[id]", status: 307 }]);
    expect(response.headers.get("x-request-id")).toBe(requestLines()[0]?.requestId);
  });

  it("marks what happens during a request with its id", async () => {
    await Promise.all([
      fetch(`${url}/client/1`, { redirect: "manual" }),
      fetch(`${url}/client/2`, { redirect: "manual" }),
    ]);
    await expect.poll(requestLines).toHaveLength(2);
    const during = lines().filter(({ event }) => event === "something about it");
    expect(new Set(during.map(({ requestId }) => requestId))).toEqual(
      new Set(requestLines().map(({ requestId }) => requestId)),
    );
    expect(new Set(during.map(({ requestId }) => requestId)).size).toBe(2);
  });

  it("has a quiet line for a file", async () => {
    await fetch(`${url}/logo.svg`);
    await expect.poll(requestLines).toMatchObject([{ level: "debug", route: "file", status: 200 }]);
  });

  it("has a line for a caller who got no answer", async () => {
    await fetch(`${url}/never`).catch(() => {});
    await expect.poll(requestLines).toMatchObject([{ status: 499, route: "/[...unknown]" }]);
  });
});

describe("what packages and Node print", () => {
  it("is one line of JSON each, a stack included", async () => {
    const { debug, info, warn, error, log: plain } = console;
    const warningListeners = process.listeners("warning");
    takeOverConsole();
    try {
      console.log("two\nlines %s", "here");
      console.error("failed:", new Error("a fault"));
      process.emitWarning("old", "DeprecationWarning");
      await expect.poll(lines).toMatchObject([
        { level: "info", event: "printed", text: "two\nlines here" },
        {
          level: "error",
          event: "printed",
          text: "failed:",
          error: "a fault",
          stack: expect.stringContaining("\n"),
        },
        { level: "warn", event: "printed", error: "old" },
      ]);
    } finally {
      Object.assign(console, { debug, info, warn, error, log: plain });
      Object.assign(globalThis, { formcastLogSink: undefined });
      process.removeAllListeners("warning");
      for (const listener of warningListeners) process.on("warning", listener);
    }
  });
});

describe("the log for people", () => {
  it("has words instead of JSON, with a stack below", () => {
    env().LOG_FORMAT = "pretty";
    log("error", "it failed", { route: "/a", error: new Error("a fault") });
    env().LOG_FORMAT = undefined;
    const [first, second] = printed[0]!.split("\n");
    expect(first).toMatch(/^\d\d:\d\d:\d\d error it failed route=\/a error=a fault$/);
    expect(second).toBe("Error: a fault");
  });
});
