import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./architecture/imports";
import { strayWords } from "./architecture/words";

/** Pages and mails of clients, whose words a second language replaces. */
const READ_BY_CLIENTS = [
  /^app\/(check-in|intake|weigh-in|share|\(public\)\/reminders)\/.*\/?page\.tsx$/,
  /^components\/(check-ins\/(page|intake|scale\/scale-screen)|sharing\/links\/(shared-|open-result))/,
  /^lib\/check-ins\/reminders\/mails\.ts$/,
];

test("what a client reads comes from a catalogue of words", () => {
  const files = sourceFiles().filter((file) => READ_BY_CLIENTS.some((pattern) => pattern.test(file)));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => strayWords(file))).toEqual([]);
});

test.each([
  ["an element's text", "<p>Your clients</p>"],
  ["a text that depends", '<p>{isNew ? "New client" : name}</p>'],
  ["a sentence around a value", '<p>{"Added on " + day}</p>'],
  ["a name for screen readers", '<button aria-label="Close" />'],
  ["a property", 'const tab = { label: "Timeline" };'],
  ["a line of a mail", 'const mail = { lines: ["Your check-in is due:"] };'],
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
