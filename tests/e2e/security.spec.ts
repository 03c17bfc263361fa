import { request as httpRequest } from "node:http";
import type { Page, Response } from "@playwright/test";
import { watchConsole } from "./support/console";
import { pageRoutes } from "./support/pages";
import { expect, test } from "./support/test";
import { hostilePlaces, SIGNED_IN, SIGNED_OUT, type Visit } from "./support/visits";

test.describe.configure({ timeout: 600_000 });

/** The nonce of a page that came with everything that keeps other sites and injected scripts out. */
async function expectGuarded(response: Response, address: string): Promise<string> {
  const headers = response.headers();
  const secret = /^\/(login|share)/.test(address);
  expect(headers, address).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
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
  // The policy of `npm start`; that of `npm run dev` is weaker.
  expect(policy.get("script-src"), address).toMatch(/^'self' 'nonce-[\w+/=]{40,}' 'strict-dynamic'$/);
  for (const name of ["object-src", "base-uri"]) expect(policy.get(name), address).toBe("'none'");
  expect(policy.get("frame-ancestors"), address).toBe(address === "/playground" ? "'self'" : "'none'");
  const nonce = /'nonce-([^']+)'/.exec(policy.get("script-src") ?? "")?.[1] ?? "";
  const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length, address).toBeGreaterThan(0);
  for (const script of scripts) expect(script, address).toContain(`nonce="${nonce}"`);
  return nonce;
}

test("every page is there for a visit", () => {
  expect([...Object.keys(SIGNED_OUT), ...Object.keys(SIGNED_IN)].sort()).toEqual(pageRoutes());
});

test("every page runs under its policy without a violation, and shows hostile text as text", async ({
  page,
  browser,
}) => {
  const places = await hostilePlaces(page);
  const guest = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const nonces: string[] = [];
  const visit = async (visitor: Page, { address, shows }: Visit) => {
    const problems = watchConsole(visitor);
    const response = await visitor.goto(new URL(address, test.info().project.use.baseURL).href);
    expect(new URL(visitor.url()).pathname).toBe(new URL(address, visitor.url()).pathname);
    nonces.push(await expectGuarded(response!, address));
    await expect(visitor.locator("html[data-awake]")).toBeAttached();
    await expect(visitor.getByRole("main").first()).toBeVisible();
    if (shows) await expect(visitor.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expect(visitor.locator("img[src='x'], [onerror]")).toHaveCount(0);
    const isItself = (problem: string) => address === "/no/such/page" && problem.includes("status of 404");
    expect(
      problems().filter((problem) => !isItself(problem)),
      address,
    ).toEqual([]);
  };
  const ran: string[] = [];
  for (const person of [page, guest]) {
    person.on("dialog", (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())));
    await reportViolations(person);
  }
  for (const visits of Object.values(SIGNED_OUT)) for (const each of visits(places)) await visit(guest, each);
  for (const visits of Object.values(SIGNED_IN)) for (const each of visits(places)) await visit(page, each);
  expect(new Set(nonces).size).toBe(nonces.length);
  expect(ran).toEqual([]);
});

test("whoever looks around is given away nothing of the server", async ({ request, baseURL }) => {
  const hidden = ["/.git/config", "/.env", "/package.json", "/icons/", "/_next/", "/_next/static/", "/api/"];
  for (const address of hidden) {
    const response = await request.get(address);
    const isNothing =
      response.status() === 404 || /^\/(welcome\/0|login)$/.test(new URL(response.url()).pathname);
    expect([address, isNothing]).toEqual([address, true]);
    expect(await response.text()).not.toMatch(/\[core\]|SECRET|"dependencies"|<title>Index of/);
  }
  for (const address of ["/icons/nothing", "/brand/nothing", "/favicon.nothing"]) {
    const { "content-security-policy": policy } = (await request.get(address, { maxRedirects: 0 })).headers();
    expect([address, policy]).toEqual([address, expect.stringContaining("default-src 'none'")]);
  }
  const traced = await new Promise<string>((resolve, reject) => {
    const asked = httpRequest(new URL("/", baseURL), { method: "TRACE", headers: { cookie: "a-secret=1" } });
    asked.on("response", (response) => {
      let text = String(response.statusCode);
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    });
    asked.on("error", reject).end();
  });
  expect(traced).toMatch(/^[45]/);
  expect(traced).not.toContain("a-secret");
});

/** What the policy stops becomes an error of the console, which the test reads anyway. */
async function reportViolations(page: Page): Promise<void> {
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
