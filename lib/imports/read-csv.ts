import Papa from "papaparse";

/** `line` is the row's first line, from 1. Cells are trimmed. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem?: string;
}

/** An unclosed quote only breaks its own line. Normalised to NFC without NUL, as in the database. */
export function readCsv(text: string): CsvRow[] {
  const input = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\0", "")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC");
  const delimiter = delimiterOf(input);
  const rows: CsvRow[] = [];
  let offset = 0;
  let line = 1;
  while (offset < input.length) {
    const start = offset;
    Papa.parse<string[]>(input.slice(start), {
      delimiter,
      newline: "\n",
      step: ({ data, errors, meta }, parser) => {
        const end = start + meta.cursor;
        const raw = input.slice(offset, end);
        const width = rows[0]?.cells.length ?? data.length;
        const problem = problemOf(data, errors.length > 0, width);
        const firstBreak = raw.indexOf("\n");
        const spansLines = firstBreak !== -1 && firstBreak < raw.length - 1;
        if (data.some((cell) => cell.trim() !== ""))
          rows.push({ line, cells: data.map((cell) => cell.trim()), ...(problem && { problem }) });
        if (problem && spansLines) {
          offset += firstBreak + 1;
          line += 1;
          parser.abort();
          return;
        }
        offset = end;
        line += raw.split("\n").length - 1;
        if (end >= input.length) parser.abort();
      },
    });
    // No progress: only white space is left.
    if (offset === start) break;
  }
  return rows;
}

function problemOf(cells: readonly string[], isMalformed: boolean, width: number): string | undefined {
  if (isMalformed) return "A quotation mark is missing or stands alone";
  const isLonger = cells.slice(width).some((cell) => cell.trim() !== "");
  return isLonger || cells.length < width ? `${cells.length} columns instead of ${width}` : undefined;
}

function delimiterOf(input: string): string {
  const [header = ""] = input.split("\n", 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
