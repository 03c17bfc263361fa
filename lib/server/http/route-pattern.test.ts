import { describe, expect, it } from "vitest";
import { routePatterns } from "./route-pattern";

const patternOf = routePatterns({
  staticRoutes: [
    { page: "/", regex: "^/(?:/)?$" },
    { page: "/api/clients", regex: "^/api/clients(?:/)?$" },
  ],
  dynamicRoutes: [
    { page: "/api/client/[id]", regex: "^/api/client/([^/]+?)(?:/)?$" },
    { page: "/api/[[...rest]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
    { page: "/[...unknown]", regex: "^/(.+?)(?:/)?$" },
  ],
});

describe("the pattern of an address", () => {
  it.each([
    ["/", 200, "/"],
    ["/api/clients", 401, "/api/clients"],
    ["/api/client/0192f0c1", 200, "/api/client/[id]"],
    ["/api/anything/else", 404, "/api/[[...rest]]"],
    ["/_next/static/chunks/1.js", 200, "file"],
    ["/brand/logo.svg", 304, "file"],
    ["/marcus.reed@formcast.test", 404, "/[...unknown]"],
    ["/marcus.reed@formcast.test", 307, "/[...unknown]"],
  ])("of %s with %i is %s", (pathname, status, pattern) => expect(patternOf(pathname, status)).toBe(pattern));
});
