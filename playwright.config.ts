import { defineConfig } from "@playwright/test";

/** `npm test` starts the app and says where it is; on its own, Playwright meets the app of `npm start`. */
const baseURL = process.env.BASE_URL ?? "http://localhost:3000";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Undefined where Playwright's own is to be used. */
const launch = (path: string | undefined) => ({
  launchOptions: { executablePath: path || undefined, args: ["--no-sandbox"] },
});

/** Looks at what belongs to a whole browser: installing, and notifications. */
const WHOLE_BROWSER = /installed\.spec\.ts/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Journeys wait for pages and servers half of their time: on two processors, three keep both busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL,
    timezoneId: "Asia/Kolkata",
    locale: "en-US",
    reducedMotion: "reduce",
    // Journeys without a network allow it for themselves; the others meet the server, not a cache.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording would take a third of the time; `--trace on` shows a failure step by step.
    trace: "off",
    ...launch(process.env.CHROMIUM_PATH),
  },
  projects: [
    {
      name: "phone",
      testIgnore: WHOLE_BROWSER,
      grepInvert: /@laptop-alone/,
      use: PHONE,
    },
    {
      name: "whole browser",
      testMatch: WHOLE_BROWSER,
      use: { ...PHONE, ...launch(process.env.BROWSER_PATH || process.env.CHROMIUM_PATH) },
    },
    {
      name: "laptop",
      // Most journeys look at what is the same in every size; those that meet another layout there say so, and those
      // that need its mouse or keys are there alone.
      grep: /@laptop/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
