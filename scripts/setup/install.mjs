import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log("Installing packages ...");
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(command, [...first, "ci", "--include=dev", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: command === "npm" && process.platform === "win32",
  });
  if (status === 0) return;
  console.error("The packages could not be installed: `npm ci` failed. See its message above.");
  process.exit(1);
}

/** npm writes a lock file of the installed packages, which is more reliable than file dates. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    const isProject = place === "";
    const isForAnotherPlatform = optional && !installed[place];
    return isProject || isForAnotherPlatform || installed[place]?.version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
