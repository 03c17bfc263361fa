import { expect, it } from "vitest";
import { NONCE, nonceIn } from "./page-headers";

it("accepts a nonce of the middleware", () => {
  const nonce = btoa(crypto.randomUUID());
  expect(nonceIn(new Headers({ [NONCE]: nonce }))).toBe(nonce);
});

it.each([
  "",
  "short",
  '0123456789abcdef"><script>alert(1)</script>',
  "0123456789abcdef onerror=alert(1)",
  "'*'",
])("ignores %j", (value) => expect(nonceIn(new Headers({ [NONCE]: value }))).toBeUndefined());
