import { describe, expect, it } from "vitest";
import { faultsOf } from "./private-log";

const REQUEST = {
  at: "2026-11-20T10:00:00.000Z",
  level: "info",
  event: "request",
  requestId: "0192f0c1-7d7a-7000-8000-000000000000",
  method: "GET",
  route: "/api/client/[id]/workout",
  status: 200,
  ms: 12,
};
const request = (changes: object = {}) => JSON.stringify({ ...REQUEST, ...changes });

describe("faultsOf", () => {
  it("accepts requests with their route patterns, and messages of the server", () => {
    const log = [
      request(),
      "▲ Next.js 16.4.6",
      request({ status: 404 }),
      ...["/", "/client-dashboard", "/transformation/[id]", "/[...unknown]"].map((route) =>
        request({ route }),
      ),
      "mail written to the outbox: /data/1.eml",
    ];
    expect(faultsOf(log, ["Marcus Reed", "Reed", "next"])).toEqual([]);
  });

  it.each([
    ["a name", '{"level":"warn","event":"push refused","to":"Marcus Reed"}'],
    ["a password", "login with correct horse failed"],
    ["an e-mail address", "no mail to dana.1@formcast.test"],
    ["a cookie", "cookie: __Host-formcast.session=x"],
    ["a share's token", "GET /share/0123456789abcdefghijklmnopqrstuvwxyzABCDEF"],
    ["a reset token", "GET /login?reset=0123456789abcdefghijklmnopqrstuvwxyzABCDEF"],
    ["a photo's key", "ENOENT photos/0192f0c1-7d7a-7000-8000-000000000000/x.jpg"],
    ["a path instead of a pattern", request({ route: "/api/client/0192f0c1-7d7a-7000-8000-000000000000" })],
    ["a page's path", request({ route: "/transformation/0192f0c1" })],
    ["an additional field", request({ trainer: "0192f0c1" })],
    ["a made-up request id", request({ requestId: "Marcus Reed" })],
  ])("refuses a log with %s", (_, line) => {
    expect(faultsOf([request(), line], ["Marcus Reed", "correct horse"])).toEqual([
      expect.stringContaining(line),
    ]);
  });

  it("refuses a log without requests", () => {
    expect(faultsOf([], [])).toEqual(["the log holds no requests"]);
  });
});
