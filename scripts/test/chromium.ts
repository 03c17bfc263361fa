import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";

/** Chromium without a user interface, which is faster. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MISSING =
  "The browser tests need a Chromium. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH to it.";

type Browsers = { chromium: string; browser: string };

let browsers: Promise<Browsers> | undefined;

/** Installs Debian's packages if they are missing and this is root. Call it early to install in parallel. */
export function findBrowsers(): Promise<Browsers> {
  browsers ??= findBoth(process.env.CHROMIUM_PATH || undefined);
  return browsers;
}

async function findBoth(named: string | undefined): Promise<Browsers> {
  const shell = named ?? installed(SHELLS) ?? (await installDebians("chromium-headless-shell"));
  const browser = await findBrowser(named);
  return { chromium: shell ?? browser, browser };
}

/** A full browser: the given one, an installed one, or Debian's. */
export async function findBrowser(named: string | undefined): Promise<string> {
  if (named) return existing(named);
  const found = installed(BROWSERS) ?? (await playwrights()) ?? (await installDebians("chromium"));
  if (found) return found;
  throw new Error(MISSING);
}

function existing(named: string): string {
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH ${named} does not exist.`);
}

function installed(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function installDebians(name: string): Promise<string | undefined> {
  const isRootOnDebian = userInfo().uid === 0 && existsSync("/usr/bin/apt-get");
  if (!isRootOnDebian) return undefined;
  console.log(`Installing ${name} ...`);
  await aptGet("update", "-qq");
  await aptGet("install", "-y", "-qq", "--no-install-recommends", name);
  return installed([name]);
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await once(spawn("apt-get", args, { env, stdio: "inherit" }), "exit");
}
