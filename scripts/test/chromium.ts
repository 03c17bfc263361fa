import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MISSING =
  "The browser tests need a Chromium. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH to it.";

/**
 * The path of a Chromium: the one that was named, an installed one, Playwright's own, or else Debian's, which is
 * installed for it when this is root.
 */
export async function findChromium(named: string | undefined): Promise<string> {
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH ${named} does not exist.`);
  }
  const found = installed() ?? (await playwrights());
  if (found) return found;
  const isRootOnDebian = userInfo().uid === 0 && existsSync("/usr/bin/apt-get");
  if (isRootOnDebian) installDebians();
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(MISSING);
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

function installDebians(): void {
  console.log("Installing Chromium ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    env,
    stdio: "inherit",
  });
}
