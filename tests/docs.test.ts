import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const PLACE = /`((?:app|bench|components|docs|lib|prisma|scripts|tests)\/[^`\s<*]+)`/g;
/** A file that is named without its folder. */
const NAME = /`([\w-]+(?:\.test)?\.tsx?)`/g;
const LINK = /\]\((?!\w+:)([^)#\s]+)[^)]*\)/g;

const FOLDERS = ["app", "bench", "components", "lib", "prisma", "scripts", "tests"];
const NAMES = new Set(
  [
    ...FOLDERS.flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: "utf8" })),
    ...fs.readdirSync("."),
  ].map((file) => path.basename(file)),
);

/** Files, folders and linked pages that a page names but that do not exist. */
function missingIn(page: string, text: string): string[] {
  const places = [...text.matchAll(PLACE)].map(([, place = ""]) => place);
  const links = [...text.matchAll(LINK)].map(([, link = ""]) => path.join(path.dirname(page), link));
  const names = [...text.matchAll(NAME)].map(([, name = ""]) => name).filter((name) => !NAMES.has(name));
  return [...[...places, ...links].filter((place) => !fs.existsSync(place)), ...names].map(
    (missing) => `${page}: ${missing}`,
  );
}

test("pages name only existing files", () => {
  const pages = fs
    .readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((page) => page.endsWith(".md"))
    .map((page) => path.join("docs", page));
  expect(pages.length).toBeGreaterThan(10);
  const missing = ["README.md", ...pages].flatMap((page) => missingIn(page, fs.readFileSync(page, "utf8")));
  expect(missing).toEqual([]);
});

test.each([
  ["a file that was renamed", "See `lib/clients/record/gone.ts`."],
  ["a folder that was renamed", "See `lib/gone/`."],
  ["a file that was renamed, named without its folder", "See `gone.ts`."],
  ["a page that was moved", "See [it](gone.md#top)."],
])("the check finds %s", (_, text) => {
  expect(missingIn("docs/page.md", text)).toHaveLength(1);
  expect(
    missingIn(
      "docs/page.md",
      "`lib/platform/kernel/env.ts`, `env.ts`, [guide](guide.md), [site](https://a.test/b)",
    ),
  ).toEqual([]);
});
