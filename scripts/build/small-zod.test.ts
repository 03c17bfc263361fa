import fs from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "@/tests/architecture/imports";

/** Types, and what only the server uses. */
const NO_PART = ["ZodMiniType", "infer", "input", "locales", "output"];

it("brings into browsers what the schemas use, and nothing else", async () => {
  const { NAMES }: { NAMES: string[] } = await import("./small-zod.mjs" as string);
  const sources = sourceFiles()
    .map((file) => fs.readFileSync(file, "utf8"))
    .filter((source) => source.includes('"zod/mini"'));
  const used = sources.flatMap((source) =>
    [...source.matchAll(/\bz\s*\.(\w+)/g)].map(([, name = ""]) => name),
  );
  expect([...NAMES].sort()).toEqual([...new Set(used)].filter((name) => !NO_PART.includes(name)).sort());
});
