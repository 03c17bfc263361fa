import { expect, it } from "vitest";
import { readFile } from "./read-file";

const read = (source: string) => readFile("lib/a.ts", source, (name) => name);

it("separates run-time imports from type imports", () => {
  const { values, types } = read(
    [
      'import type { A } from "./type";',
      'import { type B } from "./inline-type";',
      'import { type C, d } from "./both";',
      'import "./effect";',
      'export type { E } from "./type-passed-on";',
      'export * from "./passed-on";',
      'const later = () => import("./later");',
    ].join("\n"),
  );
  expect(values).toEqual(["./both", "./effect", "./passed-on", "./later"]);
  expect(types).toEqual(["./type", "./inline-type", "./type-passed-on"]);
});

it("counts an import of values and types as a run-time import", () => {
  const { values, types } = read('import { a } from "./b";\nimport type { B } from "./b";\n');
  expect([values, types]).toEqual([["./b"], []]);
});

it("counts lines and lines with a comment", () => {
  const source = "/**\n * Two lines.\n */\nconst a = 1; // and one\nconst b = 'no // comment';\n";
  expect(read(source)).toMatchObject({ lines: 5, comments: 4 });
  expect(read("")).toMatchObject({ lines: 0, comments: 0 });
  expect(read("const a = 1;")).toMatchObject({ lines: 1, comments: 0 });
});

it("throws for a file that it cannot parse", () => {
  expect(() => read("const = 1;")).toThrow("lib/a.ts");
});
