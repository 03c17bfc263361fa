import { expect, it, test } from "vitest";
import { counted, decimalMarkOf, decimalOf, grouped } from "./numbers";

test.each([
  ["62.5", 62.5],
  [" 62,5 ", 62.5],
  ["-20", -20],
  ["−20", -20],
  [".5", 0.5],
  ["80.0", 80],
  ["", null],
  ["1,234.5", null],
  ["10 kg", null],
  ["1e3", null],
  ["NaN", null],
])("%j is %s", (text, value) => {
  expect(decimalOf(text)).toBe(value);
});

test.each([
  [0, "0"],
  [-12, "-12"],
  [999, "999"],
  [1000, "1,000"],
  [62.25, "62.25"],
  [1234.567, "1,234.57"],
])("%d is shown as %s", (value, text) => {
  expect(grouped(value)).toBe(text);
});

test("fewer digits round the last one", () => {
  expect(grouped(1234.567, 0)).toBe("1,235");
});

test("one thing is singular, and thousands are grouped", () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, "client"))).toEqual([
    "0 clients",
    "1 client",
    "2 clients",
    "1,200 clients",
  ]);
});

it.each([
  ["de-DE,de;q=0.9,en;q=0.8", ","],
  ["fr", ","],
  ["de-CH", "."],
  ["en-GB,de;q=0.9", "."],
  ["*", "."],
  ["no language", "."],
  ["", "."],
  [null, "."],
])("reads %j as people who write 1%s5", (languages, mark) => {
  expect(decimalMarkOf(languages)).toBe(mark);
});
