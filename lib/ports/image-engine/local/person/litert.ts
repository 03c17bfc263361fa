import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { Environment } from "@litertjs/core";
import { compileNetwork, startLiteRt } from "./litert-runtime";
import type { Network } from "./models";

/*
 * LiteRT (once TensorFlow Lite) in WebAssembly. The package knows browsers alone: it loads its WebAssembly by
 * `importScripts`, as in a web worker, and looks for a factory in `self`. Both are lent to it here, which rests on its
 * internals: so its version is pinned, and a test starts it.
 */

/** SIMD without relaxed instructions and without threads: the same numbers on every machine. */
const BUILD = "litert_wasm_compat_internal.js";

/** Files are found where npm puts them: below the folder that the process was started in, bundled or not. */
const PACKAGES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules");

export const packageFile = (name: string, file: string): string => path.join(PACKAGES, name, file);

type Lent = { self?: unknown; importScripts?: unknown; ModuleFactory?: unknown; Module?: unknown };
const lent = globalThis as unknown as Lent;

// The package starts once in a thread, however often this module is loaded.
const shared = globalThis as typeof globalThis & { formcastLiteRt?: Promise<Environment> };

/**
 * Loads a model file (.tflite). The first call starts LiteRT, which is one per thread.
 * @throws Error when a file is missing or the WebAssembly does not start
 */
export async function loadNetwork(file: string): Promise<Network> {
  shared.formcastLiteRt ??= start();
  return compileNetwork(new Uint8Array(readFileSync(file)), await shared.formcastLiteRt);
}

async function start(): Promise<Environment> {
  lent.self ??= globalThis;
  lent.importScripts = importScript;
  lent.Module = { print: () => {}, printErr: () => {} };
  try {
    return await startLiteRt(packageFile("@litertjs/core", `wasm/${BUILD}`));
  } finally {
    lent.importScripts = undefined;
  }
}

/** Runs a classic script with what Node gives a CommonJS module, so that it finds its own files. */
function importScript(file: string): void {
  const module = { exports: {} };
  const names = ["require", "module", "exports", "__filename", "__dirname"];
  const script = compileFunction(readFileSync(file, "utf8"), names, { filename: file });
  script(createRequire(file), module, module.exports, file, path.dirname(file));
  lent.ModuleFactory = module.exports;
}
