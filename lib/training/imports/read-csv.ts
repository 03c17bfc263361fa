/** `line` is the row's first line, from 1. Cells are trimmed. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem?: string;
}

/** The line by which a file tells Excel its delimiter. */
const TOLD_DELIMITER = /^"?sep=([^\n"\w])"?\n/i;
const DELIMITERS = [",", ";", "\t", "|"];
const LONE_QUOTE = "A quotation mark is missing or stands alone";

/**
 * An unclosed quote only breaks its own line. Normalised to NFC without NUL, as in the database. The time grows with
 * the length alone: a row that cannot be right is left at its first sign.
 */
export function readCsv(text: string): CsvRow[] {
  const input = text.replaceAll("\uFEFF", "").replaceAll("\0", "").replace(/\r\n?/g, "\n").normalize("NFC");
  const [toldLine = "", told] = TOLD_DELIMITER.exec(input) ?? [];
  const delimiter = told ?? delimiterOf(input);
  const cell = cellPattern(delimiter);
  const rows: CsvRow[] = [];
  for (let offset = toldLine.length, line = toldLine ? 2 : 1; offset < input.length; ) {
    const header = rows[0]?.cells;
    const record = recordAt(input, { offset, cell, delimiter, width: header?.length });
    const problem = record ? problemOf(record.cells, header) : LONE_QUOTE;
    const firstEnd = endOfLine(input, offset);
    // A row with a problem ends with its first line, so that the next ones are read.
    const end = record && !problem ? record.end : firstEnd;
    const cells = record?.cells ?? input.slice(offset, firstEnd).split(delimiter);
    if (cells.some((one) => one.trim() !== ""))
      rows.push({ line, cells: cells.map(bareCell), ...(problem && { problem }) });
    line += input.slice(offset, end).split("\n").length - 1;
    offset = end;
  }
  return rows;
}

/** Spreadsheets keep numbers and days as text by `="80"` or `'80`. */
function bareCell(cell: string): string {
  const text = cell.trim();
  if (text.startsWith('="') && text.endsWith('"')) return text.slice(2, -1).trim();
  return /^'\d/.test(text) ? text.slice(1) : text;
}

type Place = { offset: number; cell: RegExp; delimiter: string; width: number | undefined };

/** Null for a quote without its partner, and as soon as there are far too many columns. */
function recordAt(input: string, { offset, cell, delimiter, width }: Place) {
  const cells: string[] = [];
  const most = width === undefined ? Number.POSITIVE_INFINITY : 2 * width;
  cell.lastIndex = offset;
  while (cells.length <= most) {
    const match = cell.exec(input);
    if (!match) return null;
    const [, quoted, bare = "", ending] = match;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (ending !== delimiter) return { cells, end: cell.lastIndex };
  }
  return { cells, end: cell.lastIndex };
}

/** One cell with what ends it. A quote inside an unquoted cell is a character like any other. */
function cellPattern(delimiter: string): RegExp {
  const sign = `\\${delimiter}`;
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${sign}\\n]*))(${sign}|\\n|$)`, "y");
}

function endOfLine(input: string, offset: number): number {
  const at = input.indexOf("\n", offset);
  return at === -1 ? input.length : at + 1;
}

function problemOf(cells: readonly string[], header = cells): string | undefined {
  const rest = (all: readonly string[], from: readonly string[]) =>
    all.slice(from.length).some((cell) => cell.trim() !== "");
  // Columns without a name may be missing.
  const isWrong = rest(cells, header) || rest(header, cells);
  return isWrong ? `${cells.length} columns instead of ${header.length}` : undefined;
}

/** The sign that the header has most often outside of quotes. */
function delimiterOf(input: string): string {
  const [header = ""] = input.split("\n", 1);
  const bare = header.replace(/"[^"]*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
