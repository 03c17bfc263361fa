import { expect, it } from "vitest";
import { roomOf } from "./districts";
import {
  commentShare,
  countsOf,
  cyclesOf,
  folderFiguresOf,
  longFilesOf,
  shortFilesOf,
  sizesOf,
  trespassesIn,
} from "./figures";
import type { SourceFile } from "./read-file";

const file = (path: string, given: Partial<SourceFile> = {}): SourceFile => ({
  path,
  lines: 50,
  comments: 0,
  values: [],
  types: [],
  ...given,
});
const ofLines = (...lines: number[]) =>
  lines.map((each, index) => file(`lib/a/${index}.ts`, { lines: each }));

it("computes median and p90 of the files' lines", () => {
  expect(sizesOf(ofLines(90, 10, 20, 30, 40, 50, 60, 70, 80, 100))).toEqual({
    files: 10,
    lines: 550,
    median: 50,
    p90: 90,
    longest: 100,
  });
  expect(sizesOf([])).toEqual({ files: 0, lines: 0, median: 0, p90: 0, longest: 0 });
});

it("counts importing and imported folders once each, with type imports", () => {
  const rooms = folderFiguresOf([
    file("lib/a/one.ts", { values: ["lib/a/two.ts", "lib/b/one.ts", "zod"], types: ["lib/b/two.ts"] }),
    file("lib/a/two.ts", { types: ["lib/c/one.ts"] }),
    file("lib/b/one.ts"),
    file("lib/b/two.ts"),
    file("lib/c/one.ts"),
    file("app/api/deep/route.ts", { values: ["lib/b/one.ts"] }),
    file("middleware.ts"),
  ]);
  expect(rooms.map(({ folder, files, fanIn, fanOut }) => [folder, files, fanIn, fanOut])).toEqual([
    [".", 1, 0, 0],
    ["app", 1, 0, 1],
    ["lib/a", 2, 0, 2],
    ["lib/b", 2, 2, 0],
    ["lib/c", 1, 1, 0],
  ]);
});

it("finds short files outside of app, and long files", () => {
  const short = [file("lib/a.ts", { lines: 14 }), file("lib/b.ts", { lines: 15 })];
  expect(shortFilesOf([...short, file("app/page.tsx", { lines: 3 })])).toEqual([short[0]]);
  const long = [file("lib/a.ts", { lines: 251 }), file("lib/b.ts", { lines: 250 })];
  expect(longFilesOf(long)).toEqual([long[0]]);
});

it("finds a circle of rooms in a district, and an import against the order", () => {
  const files = [
    file("lib/training/plans/x.ts", { values: ["lib/training/workouts/x.ts"] }),
    file("lib/training/workouts/x.ts", { types: ["lib/training/plans/x.ts", "lib/desk/roster/x.ts"] }),
    file("lib/desk/roster/x.ts", { values: ["lib/training/plans/x.ts"] }),
    file("app/page.tsx", { values: ["lib/desk/roster/x.ts"] }),
  ];
  const rooms = (path: string) => roomOf(path) ?? path;
  expect(cyclesOf(files, false, rooms)).toEqual([]);
  expect(cyclesOf(files.slice(0, 2), true, rooms)).toEqual([["lib/training/plans", "lib/training/workouts"]]);
  expect(trespassesIn(files)).toEqual(["lib/training/workouts/x.ts -> lib/desk/roster/x.ts"]);
  expect(countsOf(files)).toEqual({ lib: 2, components: 0, rooms: 3, texts: 0, queries: 0 });
});

it("finds a cycle of type imports only if types are included", () => {
  const files = [
    file("lib/a/x.ts", { values: ["lib/b/x.ts"] }),
    file("lib/b/x.ts", { types: ["lib/a/x.ts"] }),
    file("scripts/s/x.ts", { values: ["tests/t/x.ts"] }),
    file("tests/t/x.ts", { values: ["scripts/s/x.ts"] }),
  ];
  expect(cyclesOf(files, false)).toEqual([]);
  expect(cyclesOf(files, true)).toEqual([["lib/a", "lib/b"]]);
});

it("computes the share of comment lines", () => {
  expect(
    commentShare([file("a.ts", { lines: 30, comments: 1 }), file("b.ts", { lines: 10, comments: 3 })]),
  ).toBe(0.1);
});
