import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";

/**
 * Runs `npm ci` unless node_modules matches package-lock.json.
 * @param {boolean} withDevelopment whether the packages of tests and tools are needed too
 */
export function installDependencies(withDevelopment) {
  const wanted = packagesOf("package-lock.json");
  const which = missingPackages(wanted, packagesOf("node_modules/.package-lock.json"), withDevelopment);
  if (which === null) return;
  requireWritable();
  console.log("Installing packages ...");
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

/**
 * Compares the lock file with the one that npm writes of the installed packages, which is more reliable than file dates.
 * Packages of tests and tools are kept where they were installed before.
 * @returns {"--include=dev" | "--omit=dev" | null} what `npm ci` has to install
 */
export function missingPackages(wanted, installed, withDevelopment) {
  const isThere = ([place, { version, optional, dev, devOptional }]) => {
    const isProject = place === "";
    const isForAnotherPlatform = (optional || devOptional) && !installed[place];
    const isNotNeeded = dev && !withDevelopment;
    return isProject || isForAnotherPlatform || isNotNeeded || installed[place]?.version === version;
  };
  if (Object.keys(installed).length > 0 && Object.entries(wanted).every(isThere)) return null;
  const hadDevelopment = Object.values(installed).some(({ dev }) => dev);
  return withDevelopment || hadDevelopment ? "--include=dev" : "--omit=dev";
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return {};
  }
}
