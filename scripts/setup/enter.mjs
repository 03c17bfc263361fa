import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./install.mjs";

const LEAST = [20, 19];

/** Ends the program with one clear line when this Node is too old for the rest of it. */
function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Formcast needs Node ${LEAST.join(".")} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * The first stage of every script here: plain Node, since nothing may be installed yet. Afterwards packages are
 * there, `.env` is loaded (without overriding what is set), and TypeScript can be imported.
 */
export async function enter() {
  requireNode();
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  installDependencies();
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { register } = await import("tsx/esm/api");
  register();
}
