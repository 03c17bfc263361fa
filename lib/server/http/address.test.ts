import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { requestStore } from "@/lib/platform/kernel/current-request";
import { callerAddress, type TrustedProxies } from "./address";
import { observeRequests } from "./request-log";

vi.stubEnv("LOG_LEVEL", "silent");
vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nowhere");
vi.stubEnv("NEXTAUTH_SECRET", "a-secret-for-tests-that-opens-nothing");

const forwarded = (value: string, more: Record<string, string> = {}) =>
  new Headers({ "x-forwarded-for": value, ...more });

describe("the caller's IP address behind a trusted proxy", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["6.6.6.6, 203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:51234", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:DB8:0:0a::1", "2001:db8:0:a::/64"],
    ["[2001:db8:0:a:1:2:3:4]:443", "2001:db8:0:a::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "local"],
    ["", "local"],
  ])("of %s is %s", (header, address) => expect(callerAddress(forwarded(header), 1)).toBe(address));

  it("is the same within a /64 and different in the next one", () => {
    const [one, two, other] = ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"].map((seen) =>
      callerAddress(forwarded(seen), 1),
    );
    expect(one).toBe(two);
    expect(one).not.toBe(other);
  });

  it("comes from another proxy header without X-Forwarded-For", () => {
    expect(callerAddress(new Headers({ "x-real-ip": "203.0.113.9" }), 1)).toBe("203.0.113.9");
  });
});

/** Asked over a connection from this address. */
const from = (peer: string, header: string, trusted: TrustedProxies) =>
  requestStore().run({ id: "x", peer }, () => callerAddress(forwarded(header), trusted));

describe("the caller's IP address behind several proxies", () => {
  it.each([
    ["two proxies", "10.0.0.2", "6.6.6.6, 203.0.113.7, 198.51.100.1", 2, "203.0.113.7"],
    ["two proxies, asked past the outer one", "10.0.0.2", "203.0.113.7", 2, "203.0.113.7"],
    ["one proxy on this machine", "::ffff:127.0.0.1", "6.6.6.6, 203.0.113.7", 1, "203.0.113.7"],
    ["a count, asked from the internet past the proxy", "203.0.113.9", "6.6.6.6", 1, "203.0.113.9"],
    ["a proxy by its address", "198.51.100.1", "6.6.6.6, 203.0.113.7", ["198.51.100.0/24"], "203.0.113.7"],
    [
      "two by their addresses",
      "10.0.0.2",
      "6.6.6.6, 203.0.113.7, 198.51.100.1",
      ["10.0.0.2", "198.51.100.1"],
      "203.0.113.7",
    ],
    ["a list, asked past the proxies", "192.168.1.9", "6.6.6.6", ["198.51.100.1"], "192.168.1.9"],
    ["a list, asked by a proxy itself", "10.0.0.2", "10.0.0.2", ["10.0.0.0/8"], "10.0.0.2"],
    ["a list with IPv6", "2001:db8::1", "203.0.113.7", ["2001:db8::/32"], "203.0.113.7"],
  ])("with %s", (_, peer, header, trusted, address) => expect(from(peer, header, trusted)).toBe(address));
});

describe("the caller's IP address without a proxy", () => {
  const server = http.createServer((request, response) => {
    const headers = new Headers(request.headers as Record<string, string>);
    response.end(callerAddress(headers, 0));
  });
  let url: string;
  let stopObserving: () => void;
  beforeAll(async () => {
    stopObserving = observeRequests(null);
    await new Promise<void>((ready) => server.listen(0, "0.0.0.0", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    stopObserving();
    server.close();
  });

  const ask = (localAddress: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      http
        .get(url, { localAddress, headers }, async (response) => {
          let text = "";
          for await (const chunk of response) text += chunk;
          resolve(text);
        })
        .on("error", reject);
    });

  it("is the remote address of the socket", async () => {
    expect(await ask("127.0.0.1")).toBe("127.0.0.1");
    expect(await ask("127.0.0.2")).toBe("127.0.0.2");
  });

  it("cannot be forged", async () => {
    const made = { "x-forwarded-for": "9.9.9.9", "x-real-ip": "9.9.9.9" };
    expect(await ask("127.0.0.1", made)).toBe("127.0.0.1");
    expect(callerAddress(new Headers(made), 0)).toBe("local");
  });
});
