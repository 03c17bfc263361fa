import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./setup/install.mjs";

const LEAST = [20, 19];

/** What `npm run` starts: the name of a command, then what is asked of it. */
const COMMANDS = {
  start: (args) => import("./start/main.ts").then(({ main }) => main(args)),
  test: (args) => import("./test/main.ts").then(({ main }) => main(args)),
  bench: (args) => import("./bench/main.ts").then(({ main }) => main(args)),
  admin: (args) => import("./admin/main.ts").then(({ main }) => main(args)),
  check: () => import("./check/main.ts").then(({ main }) => main(process.env)),
  backup: (args) => import("./backup/main.ts").then(({ main }) => main("backup", args)),
  restore: (args) => import("./backup/main.ts").then(({ main }) => main("restore", args)),
  typeface: () => import("./build/typeface.ts").then(({ writeTypeface }) => writeTypeface()),
};

/** Ends the program with one clear line when this Node is too old for the rest of it. */
function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Formcast needs Node ${LEAST.join(".")} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Plain Node, since nothing may be installed yet. Afterwards packages are there and TypeScript can be imported. */
async function prepare() {
  requireNode();
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  installDependencies();
  // It does not override what is set.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { register } = await import("tsx/esm/api");
  register();
}

await prepare();
const [name, ...args] = process.argv.slice(2);
process.exitCode = await COMMANDS[name](args);
