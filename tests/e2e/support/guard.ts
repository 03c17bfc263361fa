import type { Page, Response } from "@playwright/test";
import { expect } from "./test";

/** Expects all security headers, and returns the page's nonce. */
export async function expectGuarded(response: Response, address: string): Promise<string> {
  const headers = response.headers();
  const secret = /^\/(login|share|check-in|intake)/.test(address);
  expect(headers, address).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": secret ? "no-referrer" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers["cache-control"], address).toContain("no-store");
  expect(headers["permissions-policy"], address).toMatch(/^camera=\(self\)(, [a-z-]+=\(\))+$/);
  expect(headers["x-powered-by"], address).toBeUndefined();
  const policy = new Map(
    (headers["content-security-policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")] as const;
    }),
  );
  // The policy of `npm start`; the one of `npm run dev` is weaker.
  expect(policy.get("script-src"), address).toMatch(/^'self' 'nonce-[\w+/=]{40,}' 'strict-dynamic'$/);
  for (const name of ["object-src", "base-uri"]) expect(policy.get(name), address).toBe("'none'");
  expect(policy.get("frame-ancestors"), address).toBe(address === "/playground" ? "'self'" : "'none'");
  const nonce = /'nonce-([^']+)'/.exec(policy.get("script-src") ?? "")?.[1] ?? "";
  const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length, address).toBeGreaterThan(0);
  for (const script of scripts) expect(script, address).toContain(`nonce="${nonce}"`);
  return nonce;
}

/** Reports policy violations as console errors, which the test collects. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) =>
        console.error(
          "policy violation",
          violatedDirective,
          blockedURI,
          sourceFile,
          lineNumber,
          columnNumber,
        ),
    );
  });
}
