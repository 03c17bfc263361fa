import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { EYE_FILES, EYE_VERSION, EYE_WORKER } from "@/lib/engine/live/live-sight";
import { API_POLICY } from "@/lib/server/http/page-headers";
import { config as middleware } from "@/middleware";
import type { Answer } from "./wire";

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const EYE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
const PAGE_POLICY = /^default-src 'self'; script-src 'self' 'nonce-[\w+/=]{40,}' 'strict-dynamic';/;

/** A response outside of the contracts: its request and expectations. */
export type Kind = { method?: string; path: string; status: number; type?: string; policy: string | RegExp };

/** A file of the build with a hashed name. */
export function chunk(): string {
  const folder = ".next-served/static/chunks";
  const name = readdirSync(folder).find((file) => file.endsWith(".js"));
  return `/_next/static/chunks/${path.basename(name ?? "")}`;
}

const html = "text/html; charset=utf-8";
const json = "application/json";

/** Requests without an account. */
export const kinds = (): Kind[] => [
  ...["/welcome/0", "/login", "/signup", "/offline", "/playground", "/signup/success"].map((path) => ({
    ...{ path, status: 200, type: html, policy: PAGE_POLICY },
  })),
  { path: "/share/nobody", status: 404, type: html, policy: PAGE_POLICY },
  { path: "/", status: 307, policy: API_POLICY },
  { path: "/%", status: 400, type: json, policy: API_POLICY },
  { path: "/nothing-here", status: 307, policy: API_POLICY },
  { path: "/login/", status: 308, policy: API_POLICY },
  { path: "/_next/image?url=x", status: 404, type: html, policy: API_POLICY },
  { path: "/_next/nope", status: 404, type: json, policy: API_POLICY },
  { path: "/_next/static/nope.js", status: 404, type: json, policy: API_POLICY },
  { path: "/_next/data/nope.json", status: 404, type: json, policy: API_POLICY },
  { path: "/serwist/x", status: 404, type: json, policy: WORKER_POLICY },
  { path: "/icons/nope", status: 404, type: json, policy: PICTURE_POLICY },
  { path: "/brand/nope", status: 404, type: json, policy: PICTURE_POLICY },
  { path: "/favicon.nope", status: 404, type: json, policy: PICTURE_POLICY },
  { path: "/icons/icon-192.png", status: 200, type: "image/png", policy: PICTURE_POLICY },
  { path: "/favicon.svg", status: 200, type: "image/svg+xml", policy: PICTURE_POLICY },
  { path: chunk(), status: 200, type: "application/javascript; charset=UTF-8", policy: API_POLICY },
  { path: "/sw.v2.js", status: 200, type: "application/javascript", policy: WORKER_POLICY },
  { path: "/import-worker.js", status: 200, type: "text/javascript", policy: WORKER_POLICY },
  { path: EYE_WORKER, status: 200, type: "text/javascript", policy: EYE_POLICY },
  {
    path: `/eye/${EYE_VERSION}/${EYE_FILES.wasm}`,
    status: 200,
    type: "application/wasm",
    policy: EYE_POLICY,
  },
  { path: "/styles/nope.css", status: 404, type: json, policy: API_POLICY },
  { path: "/version.json", status: 200, type: json, policy: API_POLICY },
  { path: "/robots.txt", status: 200, type: "text/plain", policy: API_POLICY },
  { path: "/manifest.webmanifest", status: 200, type: "application/manifest+json", policy: API_POLICY },
  ...["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"].flatMap((method) =>
    ["/api", "/api/nope", "/api/clients/a/b/c"].map((path) => ({
      ...{ method, path, status: 404, type: json, policy: API_POLICY },
    })),
  ),
  ...["TRACE", "PROPFIND", "LOCK"].flatMap((method) =>
    ["/", "/api/clients", "/icons/icon-192.png"].map((path) => ({
      ...{ method, path, status: 405, type: json, policy: API_POLICY },
    })),
  ),
  { method: "PUT", path: "/version.json", status: 405, policy: API_POLICY },
];

/** Addresses of no file, below everything that skips the middleware and in each public folder. */
export function nowhere(): string[] {
  const [matcher = ""] = middleware.matcher;
  const open = /\(\?!(.+?)\)\.\*/.exec(matcher)?.[1]?.split("|") ?? [];
  const prefixes = open.map((one) => `/${one.replaceAll("\\", "").replace(/\$$/, "/")}`);
  const folders = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `/${path.relative("public", path.join(entry.parentPath, entry.name))}/`);
  const known = [...folders, "/_next/static/", "/_next/static/chunks/", `/eye/${EYE_VERSION}/`];
  return [...new Set([...prefixes, ...known])].flatMap((prefix) =>
    ["none.js", "help/guide", "a/b/c.css"].map((rest) => `${prefix}${rest}`),
  );
}

/** The security headers that every response needs: no sniffing, a policy, no server details. */
export function expectGuarded({ headers }: Answer, policy: string | RegExp = API_POLICY): void {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toEqual(
    typeof policy === "string" ? policy : expect.stringMatching(policy),
  );
  expect(headers["x-powered-by"]).toBeUndefined();
}

/** Forged headers that imitate the middleware. */
export const FORGED = {
  "x-nonce": 'forged-nonce-0123456789"><script>forged</script>',
  "content-security-policy": "script-src 'nonce-forged0123456789abcdef'",
  "x-formcast-asked-for": '/forged"><script>forged</script>',
};
/** The same with a well-formed nonce. */
export const WELL_FORGED = { ...FORGED, "x-nonce": "forged0123456789abcdef" };
