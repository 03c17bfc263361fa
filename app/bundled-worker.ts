import { build } from "esbuild";

/** One script of a worker with all that it imports, for routes that are built once. */
export async function bundledWorker(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    platform: "browser",
    tsconfig: "tsconfig.json",
  });
  return outputFiles[0]?.text ?? "";
}
