import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./architecture/imports";
import { strayWords } from "./architecture/words";

/** `WORDS_IN=components/desk/dashboard npx vitest run --project unit tests/words.test.ts` looks at one folder alone. */
const folder = process.env.WORDS_IN ?? "";

test("screens take what they say from the catalogue of their feature", () => {
  const files = sourceFiles().filter((file) => /^(app|components)\//.test(file) && file.startsWith(folder));
  expect(files.length).toBeGreaterThan(0);
  const stray = files.filter((file) => !/\btexts\.ts$/.test(file)).flatMap((file) => strayWords(file));
  expect(stray).toEqual([]);
});

test.each([
  ["an element's text", "<p>Your clients</p>"],
  ["a text that depends", '<p>{isNew ? "New client" : name}</p>'],
  ["a sentence around a value", '<p>{"Added on " + day}</p>'],
  ["a name for screen readers", '<button aria-label="Close" />'],
  ["a property", 'const tab = { label: "Timeline" };'],
])("the check finds %s", (_, source) => {
  const root = fs.mkdtempSync(path.join(tmpdir(), "formcast-words-"));
  fs.writeFileSync(
    path.join(root, "a.tsx"),
    `export const a = () => { ${source.startsWith("<") ? `return ${source};` : source} };`,
  );
  expect(strayWords("a.tsx", root)).toHaveLength(1);
  fs.writeFileSync(
    path.join(root, "a.tsx"),
    'export const a = () => <p className="type-display">{texts.title}</p>;',
  );
  expect(strayWords("a.tsx", root)).toEqual([]);
  fs.rmSync(root, { recursive: true });
});
