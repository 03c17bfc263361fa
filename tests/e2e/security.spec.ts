import { request as httpRequest } from "node:http";
import type { Page, Response } from "@playwright/test";
import { register, somebody } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { makeAdmin } from "./support/database";
import { pageRoutes } from "./support/pages";
import { expect, test } from "./support/test";

test.describe.configure({ timeout: 600_000 });

/** Runs where text becomes HTML. Without spaces, so that it is a whole first name too. */
const HOSTILE = `<img/src=x/onerror=alert(1)>"'{{7*7}}`;
const TABS = ["workouts", "morphs", "timeline", "prompts", "admin"];

type Places = { clientId: string; share: string };
type Visit = { address: string; shows?: string };

/** At least one visit to every page of the app; `shows` is what has to be there as text. */
const SIGNED_OUT: Record<string, (places: Places) => Visit[]> = {
  "/welcome/[[...slide]]": () => [{ address: "/welcome/0" }],
  "/welcome/notifications": () => [{ address: "/welcome/notifications" }],
  "/signup": () => [{ address: "/signup" }],
  "/signup/success": () => [{ address: "/signup/success" }],
  "/login": () => [{ address: "/login" }, { address: "/login?reset=a-token" }],
  "/offline": () => [{ address: "/offline" }],
  "/playground": () => [{ address: "/playground" }],
  "/share/[token]": ({ share }) => [{ address: share, shows: HOSTILE }],
};
const SIGNED_IN: typeof SIGNED_OUT = {
  "/": () => [{ address: "/" }],
  "/[...unknown]": () => [{ address: "/no/such/page" }],
  "/admin": () => [{ address: "/admin", shows: HOSTILE }],
  "/analytics": () => [{ address: "/analytics" }],
  "/client-dashboard": () => [{ address: "/client-dashboard", shows: HOSTILE }],
  "/client-onboarding": ({ clientId }) => [{ address: `/client-onboarding?clientId=${clientId}` }],
  "/floor": () => [{ address: "/floor" }],
  "/my-account": () => [{ address: "/my-account", shows: HOSTILE }],
  "/transformation/[id]": ({ clientId }) =>
    TABS.map((tab) => ({ address: `/transformation/${clientId}?tab=${tab}`, shows: HOSTILE })),
};

/** An admin whose name, and whose client's every text, would do something in a page that took it for HTML. */
async function hostilePlaces(page: Page): Promise<Places> {
  const account = await register(page.request, somebody(HOSTILE));
  await makeAdmin(account);
  const changes = { name: `${HOSTILE} Reed`, notes: HOSTILE, steps: 1 };
  const { id } = await makeClient(page.request, changes, { front: "m_plain_shorts" });
  const client = `/api/client/${id}`;
  const send = async (method: "POST" | "PATCH", path: string, data: object) =>
    expect((await page.request.fetch(client + path, { method, data })).ok(), path).toBe(true);
  const setsData = [{ weight: 185, reps: 8 }];
  const exercises = [{ exerciseName: HOSTILE, notes: HOSTILE, setsData }];
  await send("POST", "/workout", { muscleGroup: "legs", timezoneOffset: -330, exercises });
  await send("PATCH", `/exercise/${encodeURIComponent(HOSTILE)}`, { pinnedNote: HOSTILE });
  const planned = {
    exerciseName: HOSTILE,
    muscleGroup: "legs",
    sets: 3,
    reps: { min: 5, max: 8 },
    weight: 95,
  };
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, name: HOSTILE, exercises: [planned] }));
  await send("POST", "/workout/plan", { sessions });
  await orderImages(page.request, id, { andWait: true });
  const { transformations } = await (await page.request.get(client)).json();
  const terms = { includeForecast: true, openDays: 30, revealOn: null, timezoneOffset: -330, consent: true };
  const data = { ...terms, imageIds: [transformations[0].id] };
  const made = await page.request.post(`${client}/shares`, { data });
  return { clientId: id, share: `/share/${(await made.json()).token}` };
}

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
    const { "content-security-policy": policy } = (await request.get(address)).headers();
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
