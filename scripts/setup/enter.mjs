import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./install.mjs";
import { requireNode } from "./node-version.mjs";

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
