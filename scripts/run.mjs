import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./setup/install.mjs";

const MIN_NODE = [20, 19];

const COMMANDS = {
  start: (args) => import("./start/main.ts").then(({ main }) => main(args)),
  build: () => import("./build/main.ts").then(({ main }) => main()),
  test: (args) => import("./test/main.ts").then(({ main }) => main(args)),
  bench: (args) => import("./bench/main.ts").then(({ main }) => main(args)),
  admin: (args) => import("./admin/main.ts").then(({ main }) => main(args)),
  check: (args) => import("./check/main.ts").then(({ main }) => main(process.env, args)),
  deploy: () => import("./db/deploy.ts").then(({ main }) => main(process.env.DATABASE_URL)),
  backup: (args) => import("./backup/main.ts").then(({ main }) => main("backup", args)),
  restore: (args) => import("./backup/main.ts").then(({ main }) => main("restore", args)),
  notice: () => import("./setup/notice.ts").then(({ writeNotice }) => writeNotice()),
  typeface: () => import("./build/typeface.ts").then(({ writeTypeface }) => writeTypeface()),
};

/** The others also work with the packages of a server. */
const isForDevelopment = (name, args) =>
  ["test", "bench", "typeface"].includes(name) || args.includes("--dev");

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  console.error(`Formcast needs Node ${MIN_NODE.join(".")} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs on plain Node, because the packages may be missing. Afterwards TypeScript can be imported. */
async function prepare(withDevelopment) {
  requireNode();
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  installDependencies(withDevelopment);
  nameCommit();
  // It does not override existing variables.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { register } = await import("tsx/esm/api");
  register();
}

/** Nothing in a copy without history, even if that lies inside another repository. */
function nameCommit() {
  const words = ["rev-parse", "--show-prefix", "--short=8", "HEAD"];
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  if (status === 0 && stdout.startsWith("\n")) process.env.GIT_COMMIT ||= stdout.trim();
}

const [name, ...args] = process.argv.slice(2);
await prepare(isForDevelopment(name, args));
process.exitCode = await COMMANDS[name](args);
