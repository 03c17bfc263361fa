import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/platform/kernel/env";
import { middleware } from "@/middleware";

vi.stubEnv("APP_URL", "https://formcast.test");
const { HSTS } = env();
beforeAll(() => () => Object.assign(env(), { HSTS }));

const ask = (url: string, headers: Record<string, string> = {}) => {
  const response = middleware(new NextRequest(url, { headers }));
  return {
    location: response.headers.get("location"),
    hsts: response.headers.get("strict-transport-security"),
  };
};

describe("a page of an app whose address is https", () => {
  it("moves there when it is opened over http, where no sign-in would last", () => {
    expect(ask("http://192.168.1.5:3000/login?next=%2Finbox")).toEqual({
      location: "https://formcast.test/login?next=%2Finbox",
      hsts: null,
    });
  });

  it("stays behind a proxy that does not tell that the browser came by https", () => {
    expect(ask("http://127.0.0.1:3000/login", { "sec-fetch-mode": "navigate" }).location).toBeNull();
  });

  it("is kept to https by the browser, and its neighbours are not", () => {
    expect(ask("https://formcast.test/login")).toEqual({ location: null, hsts: "max-age=63072000" });
    expect(ask("https://formcast.test/").hsts).toBe("max-age=63072000");
  });

  it.each([
    ["max-age=31536000; includeSubDomains; preload", "max-age=31536000; includeSubDomains; preload"],
    ["off", null],
  ])("with HSTS=%s sends %s", (value, sent) => {
    Object.assign(env(), { HSTS: value });
    expect(ask("https://formcast.test/login").hsts).toBe(sent);
  });
});

describe("a page of an app whose address is http", () => {
  it("stays where it is, without a word to the browser about https", () => {
    Object.assign(env(), { APP_URL: "http://gym.lan:3000", HSTS });
    expect(ask("http://gym.lan:3000/login")).toEqual({ location: null, hsts: null });
  });
});
