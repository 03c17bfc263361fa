import { type BrowserContextOptions, chromium } from "@playwright/test";
import { freePort } from "../scripts/postgres/cluster";
import { startApp } from "../scripts/test/app";
import { findBrowsers } from "../scripts/test/chromium";
import { agreedLinkOf } from "../tests/e2e/support/check-in";
import { makeClient, orderImages } from "../tests/e2e/support/client";
import { weighPage } from "../tests/e2e/support/weight";
import { startBareApp } from "./web/bare-app";
import { judge, THROTTLINGS } from "./web/lighthouse";

// Lighthouse's mobile preset, simulated and really throttled, also on an empty Next page. WEB_PAGES=login,list limits
// the pages, WEB_THROTTLING=devtools the kinds, WEB_VISITS=3 the visits per page (default 5).

const stopping = new AbortController();
const port = await freePort();
const browser = await chromium.launch({
  // The headless shell, because the window of a full browser uses CPU for its loading animation.
  executablePath: (await findBrowsers()).chromium,
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
const bare = await startBareApp();
const app = await startApp(stopping.signal);
try {
  const phone: BrowserContextOptions = {
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  };
  const context = await browser.newContext(phone);
  const client = await makeAccount();
  const cookies = await context.cookies();
  const wanted = process.env.WEB_PAGES?.split(",");
  const pages = [
    { name: "bare", path: bare.url, isJudged: true },
    { name: "welcome", path: "/welcome/0", isJudged: true },
    { name: "login", path: "/login", isJudged: true },
    { name: "signup", path: "/signup" },
    { name: "list", path: "/client-dashboard", isSignedIn: true, isJudged: true },
    { name: "form", path: "/client-onboarding", isSignedIn: true, isJudged: true },
    { name: "morphs", path: `/transformation/${client}?tab=morphs`, isSignedIn: true, isJudged: true },
    { name: "workouts", path: `/transformation/${client}?tab=workouts`, isSignedIn: true },
    { name: "timeline", path: `/transformation/${client}?tab=timeline`, isSignedIn: true },
    { name: "analytics", path: "/analytics", isSignedIn: true },
    { name: "floor", path: "/floor", isSignedIn: true },
    { name: "account", path: "/my-account", isSignedIn: true },
    { name: "check-in", path: await agreedLinkOf(context.request, client), isJudged: true },
  ].filter(({ name }) => name === "bare" || !wanted || wanted.includes(name));

  const weights: Record<string, object> = {};
  for (const { name, path, isSignedIn } of pages) {
    const own = isSignedIn ? context : await browser.newContext(phone);
    const { scripts, allScripts, styles, fonts } = await weighPage(await own.newPage(), path);
    const sizes = Object.entries({ scripts, "all scripts": allScripts, styles, fonts });
    weights[name] = Object.fromEntries(sizes.map(([kind, size]) => [kind, kilobytes(size)]));
  }
  console.table(weights);

  const { origins } = await context.storageState();
  // Only the account, as after a sign-in: an active client without its cookie would cause another request.
  const stored = origins
    .flatMap(({ localStorage }) => localStorage)
    .filter(({ name }) => name === "formcast-auth");
  const judged = pages
    .filter(({ isJudged }) => isJudged)
    .map(({ name, path, isSignedIn }) => {
      const url = new URL(path, app.url).href;
      return [name, { url, port, ...(isSignedIn && { cookies, stored }) }];
    });
  for (const throttling of THROTTLINGS.filter((each) => each === (process.env.WEB_THROTTLING ?? each))) {
    const scores: Record<string, object> = {};
    const verdicts = await judge(Object.fromEntries(judged), throttling);
    for (const [name, verdict] of Object.entries(verdicts)) {
      scores[name] = verdict.scores;
      for (const finding of verdict.findings) console.log(`${name}: ${finding}`);
    }
    console.log(throttling);
    console.table(scores);
  }

  async function makeAccount(): Promise<string> {
    const email = `bench.${crypto.randomUUID()}@formcast.test`;
    const { request } = context;
    await request.post("/api/auth/register", { data: { name: "Bench", email, password: "correct horse" } });
    const { id } = await makeClient(request, {}, { front: "m_plain_shorts" });
    await orderImages(request, id, { andWait: true });
    return id;
  }
} finally {
  await browser.close();
  await bare.stop();
  await app.stop();
}
process.exit(0);

function kilobytes(value: number): string {
  return `${value.toFixed(1)} KB`;
}
