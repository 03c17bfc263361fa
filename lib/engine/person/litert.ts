import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { Environment } from "@litertjs/core";
import { compileNetwork, startLiteRt } from "./litert-runtime";
import type { Network } from "./models";

/* LiteRT is built for browsers: this provides `importScripts` and `self`. Its version is pinned for that. */

/** The build with SIMD but without relaxed SIMD and threads: its results are equal on every machine. */
const BUILD = "litert_wasm_compat_internal.js";

/** Relative to the working directory, because a bundle cannot resolve the packages. */
const PACKAGES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules");

export const packageFile = (name: string, file: string): string => path.join(PACKAGES, name, file);

type BrowserGlobals = { self?: unknown; importScripts?: unknown; ModuleFactory?: unknown; Module?: unknown };
const browserGlobals = globalThis as unknown as BrowserGlobals;

// LiteRT starts once per thread, even if several bundles load this module.
const shared = globalThis as typeof globalThis & { formcastLiteRt?: Promise<Environment> };

/** The first call of a thread starts LiteRT. @throws Error if a file is missing or LiteRT does not start */
export async function loadNetwork(file: string): Promise<Network> {
  shared.formcastLiteRt ??= start();
  return compileNetwork(new Uint8Array(readFileSync(file)), await shared.formcastLiteRt);
}

async function start(): Promise<Environment> {
  browserGlobals.self ??= globalThis;
  browserGlobals.importScripts = importScript;
  browserGlobals.Module = { print: () => {}, printErr: () => {} };
  try {
    return await startLiteRt(packageFile("@litertjs/core", `wasm/${BUILD}`));
  } finally {
    browserGlobals.importScripts = undefined;
  }
}

/** Runs a classic script with the variables of a CommonJS module, so that it finds its own files. */
function importScript(file: string): void {
  const module = { exports: {} };
  const names = ["require", "module", "exports", "__filename", "__dirname"];
  const script = compileFunction(readFileSync(file, "utf8"), names, { filename: file });
  script(createRequire(file), module, module.exports, file, path.dirname(file));
  browserGlobals.ModuleFactory = module.exports;
}
