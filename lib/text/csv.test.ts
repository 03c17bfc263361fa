import { describe, expect, it } from "vitest";
import { csvLine, unescaped } from "./csv";

describe("a line of CSV", () => {
  it("keeps commas, quotes and line breaks inside their cell", () => {
    expect(csvLine(["plain", 'Ann "Bo", Lee', "two\nlines"])).toBe(
      '"plain","Ann ""Bo"", Lee","two\nlines"\r\n',
    );
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "'tis",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    '=HYPERLINK("http://x","y")',
  ])("turns %j into text, so that a spreadsheet does not run it as a formula", (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
    expect(unescaped(`'${text}`)).toBe(text);
  });
});
