import { afterEach, expect, test, vi } from "vitest";
import { deviceCookie, zoneCookie } from "./device-cookies";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["https:", true],
  ["http:", false],
])("a cookie of the device at an %s address has Secure: %s", (protocol, isSecure) => {
  vi.stubGlobal("location", { protocol });
  for (const value of ["dark", null])
    expect(deviceCookie("formcast-theme", value).split(";").includes("secure")).toBe(isSecure);
});

test("the zone is sent in a cookie with every page", () => {
  expect(zoneCookie("Asia/Kolkata")).toMatch(/^formcast-zone=Asia\/Kolkata;path=\/;/);
});
