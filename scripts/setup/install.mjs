import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";

/**
 * Runs `npm ci` unless node_modules matches package-lock.json.
 * @param {boolean} withDevelopment whether the packages of tests and tools are needed too
 */
export function installDependencies(withDevelopment) {
  if (isInstalled(withDevelopment)) return;
  requireWritable();
  console.log("Installing packages ...");
  const which = withDevelopment ? "--include=dev" : "--omit=dev";
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(command, [...first, "ci", which, "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: command === "npm" && process.platform === "win32",
  });
  if (status === 0) return;
  console.error("The packages could not be installed: `npm ci` failed. See its message above.");
  process.exit(1);
}

function requireWritable() {
  try {
    accessSync(".", constants.W_OK);
  } catch (error) {
    console.error(
      `The packages cannot be installed: ${process.cwd()} cannot be written to (${error.code}). Run npm start or npm run build once as its owner.`,
    );
    process.exit(1);
  }
}

/** npm writes a lock file of the installed packages, which is more reliable than file dates. */
function isInstalled(withDevelopment) {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, dev, devOptional }]) => {
    const isProject = place === "";
    const isForAnotherPlatform = (optional || devOptional) && !installed[place];
    const isNotNeeded = dev && !withDevelopment;
    return isProject || isForAnotherPlatform || isNotNeeded || installed[place]?.version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
