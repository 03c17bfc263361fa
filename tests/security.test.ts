import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./architecture/imports";

const sources = sourceFiles().map((file) => ({ file, text: readFileSync(file, "utf8") }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe("the source", () => {
  it("writes raw HTML in one place, the head, which differs only by the nonce", () => {
    const files = filesWith(
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    );
    expect(files).toEqual(["app/document-head.tsx"]);
  });

  it("evaluates no text as code, starts no programs and builds no SQL from text", () => {
    expect(filesWith(/\beval\(|new Function\(|child_process|(query|execute)RawUnsafe|Prisma\.raw\(/)).toEqual(
      [],
    );
  });

  it("has no entry beside the API: no server actions, no sign-in routes of a library", () => {
    expect(filesWith(/^["']use server["']/m)).toEqual([]);
    expect(sources.map(({ file }) => file).filter((file) => file.includes("[...nextauth]"))).toEqual([]);
  });

  it("asks browsers for what plain http addresses lack only where there is a way around", () => {
    const inBrowsers =
      /^(components|lib\/platform\/(browser|outbox|http)|lib\/([\w-]+\/){2}[\w-]*queries\.ts)/;
    const files = filesWith(/crypto\.(randomUUID|subtle)|navigator\.clipboard/);
    expect(files.filter((file) => inBrowsers.test(file))).toEqual(["lib/platform/browser/clipboard.ts"]);
  });

  it("follows no redirects in requests to other servers", () => {
    const asking = sources.filter(
      ({ file, text }) => file.startsWith("lib/ports/") && /\bfetch\(/.test(text),
    );
    expect(asking.length).toBeGreaterThan(1);
    for (const { file, text } of asking)
      expect([file, text.match(/redirect: "(error|manual)"/g)?.length]).toEqual([
        file,
        text.match(/(?<![\w.])fetch\(/g)?.length,
      ]);
  });
});

describe("docs/security.md", () => {
  const page = readFileSync("docs/security.md", "utf8");
  /** `path/of/a.test.ts` "words of a title" */
  const proofs = [...page.matchAll(/`([\w./[\]-]+\.(?:tsx?|md|json))`(?: "([^"]+)")?/g)].map(
    ([, file = "", words = ""]) => ({ file, words }),
  );

  it("names existing tests by words of their titles", () => {
    const unfounded = proofs.filter(
      ({ file, words }) => !existsSync(file) || !readFileSync(file, "utf8").includes(words),
    );
    expect(proofs.length).toBeGreaterThan(100);
    expect(unfounded).toEqual([]);
  });

  it("names for every requirement its proof, or the reason for a deviation", () => {
    const lastCells = page
      .split("\n")
      .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
      .map((line) => line.split(" | ").at(-1) ?? "");
    expect(lastCells.length).toBeGreaterThan(100);
    expect(
      lastCells.filter((cell) => !/^(`[\w./[\]-]+\.\w+`|deviation: |operator |n\.a\. )/.test(cell)),
    ).toEqual([]);
  });
});
