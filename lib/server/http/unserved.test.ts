import { beforeAll, expect, it } from "vitest";
import { allowedAt, registerServed, unservedMethod } from "./unserved";

beforeAll(() => {
  registerServed({ path: "/api/things", method: "GET" });
  registerServed({ path: "/api/things", method: "POST" });
  registerServed({ path: "/api/things/[id]", method: "PATCH" });
  registerServed({ path: "/api/things/plan", method: "DELETE" });
});

it.each([
  ["/api/things", "GET, HEAD, OPTIONS, POST"],
  ["/api/things/1", "OPTIONS, PATCH"],
  ["/api/things/a%2Fb", "OPTIONS, PATCH"],
  ["/api/things/plan", "DELETE, OPTIONS"],
  ["/api/things/1/more", "OPTIONS"],
])("at %s, %s are allowed", (pathname, allowed) => expect(allowedAt(pathname)).toBe(allowed));

it("refuses a method in JSON and lists the supported ones", async () => {
  const response = unservedMethod(new Request("https://formcast.test/api/things/1?x", { method: "PUT" }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "OPTIONS, PATCH"]);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await response.json()).toEqual({ message: "This address supports only OPTIONS, PATCH." });
});

it("lists the supported methods for OPTIONS", () => {
  const response = unservedMethod(new Request("https://formcast.test/api/things", { method: "OPTIONS" }));
  expect([response.status, response.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS, POST"]);
});
