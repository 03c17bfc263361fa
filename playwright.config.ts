import { defineConfig } from "@playwright/test";
import { LENGTH } from "./tests/support/length";

/** `npm test` starts the app and sets BASE_URL; without it, Playwright uses the app of `npm start`. */
const baseURL = process.env.BASE_URL ?? "http://localhost:3000";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Undefined uses Playwright's own browser. */
const launch = (path: string | undefined) => ({
  launchOptions: { executablePath: path || undefined, args: ["--no-sandbox"] },
});

/** Tests of `npm run test:long` alone. */
const LATER = LENGTH.isLong ? [] : [/@long/];

/** Installing and notifications need a full browser instead of the headless shell. */
const WHOLE_BROWSER = /installed\.spec\.ts/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Tests spend half of their time waiting, so three workers keep two processors busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Both only end tests that hang: machines can be slow, and no test measures time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    baseURL,
    timezoneId: "Asia/Kolkata",
    locale: "en-US",
    reducedMotion: "reduce",
    // Offline tests allow it themselves; all others must reach the server, not a cache.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording takes a third of the time; `--trace on` shows a failure step by step.
    trace: "off",
    ...launch(process.env.CHROMIUM_PATH),
  },
  projects: [
    {
      // First, because its longest test would keep one worker busy after all others.
      name: "laptop",
      // Most tests do not depend on the screen size. @laptop also runs here, @laptop-alone runs only here, because it
      // needs a mouse or a keyboard.
      grep: /@laptop/,
      grepInvert: LATER,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: WHOLE_BROWSER,
      grepInvert: [/@laptop-alone/, ...LATER],
      use: PHONE,
    },
    {
      name: "whole browser",
      testMatch: WHOLE_BROWSER,
      use: { ...PHONE, ...launch(process.env.BROWSER_PATH || process.env.CHROMIUM_PATH) },
    },
  ],
});
