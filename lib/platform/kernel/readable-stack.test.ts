import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { readableStack } from "./readable-stack";

const SOURCE = `type Text = string;

export function fail(text: Text): never {
  throw new Error(text);
}
`;

describe("the stack of an error", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "formcast-stack-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(["linked", "inline"] as const)(
    "names the places of the source, by a map that is %s",
    async (sourcemap) => {
      const source = path.join(folder, "fail.ts");
      const outfile = path.join(folder, `${sourcemap}.mjs`);
      writeFileSync(source, SOURCE);
      await build({
        entryPoints: [source],
        outfile,
        format: "esm",
        minify: true,
        sourcemap,
        logLevel: "silent",
      });
      // In a process of its own, since the test runner maps stacks by itself.
      const program = `import { fail } from ${JSON.stringify(outfile)};
      try { fail("a fault"); } catch (error) { console.log(error.stack); }`;
      const node = ["--input-type=module", "--eval", program];
      const stack = execFileSync(process.execPath, node, {
        encoding: "utf8",
        env: { NODE_ENV: "production" },
      });
      expect(stack).toContain(`${sourcemap}.mjs:`);
      expect(readableStack(stack)).toContain("fail.ts:4:9");
    },
  );

  it("stays as it is where there is no map", () => {
    const stack = "Error: x\n    at run (/nowhere/chunk.js:1:234)\n    at node:internal/main:1:2";
    expect(readableStack(stack)).toBe(stack);
  });
});
