import { expect, test } from "vitest";
import { readCsv } from "./read-csv";

test("a quoted cell keeps line breaks, delimiters and quotes, and an unquoted one its quotes", () => {
  const rows = readCsv('a;b\n"1;\n""2""" ;5" bar\n3;4');
  expect(rows).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ['1;\n"2"', '5" bar'] },
    { line: 4, cells: ["3", "4"] },
  ]);
});

test("a lone quote breaks its own line only, wherever the next quote is", () => {
  const problem = "A quotation mark is missing or stands alone";
  expect(readCsv('a,b\n1,"x\n2,y\n"3"z,4\n"5",6\n7,"')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1", '"x'], problem },
    { line: 3, cells: ["2", "y"] },
    { line: 4, cells: ['"3"z', "4"], problem },
    { line: 5, cells: ["5", "6"] },
    { line: 6, cells: ["7", '"'], problem },
  ]);
});

const FILES: [string, (line: number) => string][] = [
  ["a stray quote in each row", (line) => `${line},"note,x`],
  ["a quote at the start of each row", (line) => `"${line},note,x`],
  ["quotes that close in the next row", () => '","'],
  ["only quotes", () => '"""'],
];

test.each(FILES)("the work grows with the length of a file with %s", (_what, rowOf) => {
  const file = (rows: number) => `a,b,c\n${Array.from({ length: rows }, (_, at) => rowOf(at)).join("\n")}`;
  const cpu = (text: string) => {
    const before = process.cpuUsage();
    readCsv(text);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const least = (rows: number) => Math.min(...[1, 2, 3, 4, 5].map(() => cpu(file(rows))));
  // Quadratic work would be sixteen times as much.
  expect(least(80_000) / least(20_000)).toBeLessThan(10);
});

test.each([
  [
    "sep=;\na,b;c\n1,5;2",
    [
      ["a,b", "c"],
      ["1,5", "2"],
    ],
    2,
  ],
  [
    '"sep=|"\r\na|b\r\n1|2',
    [
      ["a", "b"],
      ["1", "2"],
    ],
    2,
  ],
  [
    "a\tb\n1,5\t2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
    1,
  ],
  [
    "a|b\n1,5|2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
    1,
  ],
  [
    '"a, b, c";d\n1;2',
    [
      ["a, b, c", "d"],
      ["1", "2"],
    ],
    1,
  ],
])("the delimiter of %j", (text, cells, line) => {
  const rows = readCsv(text);
  expect(rows.map((row) => row.cells)).toEqual(cells);
  expect(rows[0]?.line).toBe(line);
});
