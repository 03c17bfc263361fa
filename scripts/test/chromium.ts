import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";

/** The same engine without the windows, menus and settings around it, which take more time than the pages. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MISSING =
  "The browser tests need a Chromium. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH to it.";

/**
 * The path of the quickest Chromium: the one that was named, a headless shell, or else a whole browser. Debian's are
 * installed for it when this is root there.
 */
export async function findChromium(named: string | undefined): Promise<string> {
  if (named) return existing(named);
  return installed(SHELLS) ?? installDebians("chromium-headless-shell") ?? (await findBrowser(undefined));
}

/** The path of a whole browser, for what a headless shell lacks, such as notifications. Found in the same way. */
export async function findBrowser(named: string | undefined): Promise<string> {
  if (named) return existing(named);
  const found = installed(BROWSERS) ?? (await playwrights()) ?? installDebians("chromium");
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

function installDebians(name: string): string | undefined {
  const isRootOnDebian = userInfo().uid === 0 && existsSync("/usr/bin/apt-get");
  if (!isRootOnDebian) return undefined;
  console.log(`Installing ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env, stdio: "inherit" });
  return installed([name]);
}
