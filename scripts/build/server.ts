import { build } from "esbuild";

/** Bundles the server of `npm start`, so that its process loads no TypeScript. */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    entryPoints: ["scripts/start/serve.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["next"],
    // Lets "server-only" load outside of Next.
    conditions: ["react-server"],
    sourcemap: "inline",
    logLevel: "warning",
  });
}
