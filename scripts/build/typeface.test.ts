import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "@/tests/architecture/imports";
import { cutTypeface } from "./typeface";

const cuts = await cutTypeface();

it("the font files are the subsets that the styles describe", () => {
  expect(cuts.map(({ characters }) => ["x", "é"].filter((one) => characters.includes(one)))).toEqual([
    ["x"],
    ["é"],
  ]);
  for (const { file, bytes } of cuts) expect(readFileSync(file).equals(bytes), file).toBe(true);
});

it("the app's own English words only need the first file", () => {
  const words = sourceFiles()
    // Reads dates in the languages of other apps.
    .filter((file) => !file.startsWith("lib/training/imports/"))
    // Who reads these loads the second file too.
    .filter((file) => !/\/words\/(de|es|fr)/.test(file))
    .map((file) => readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, ""))
    .join("");
  expect(words.length).toBeGreaterThan(1_000_000);
  const others = cuts.slice(1).flatMap(({ characters }) => [...characters]);
  expect(others.filter((one) => words.includes(one))).toEqual([]);
});
