import { zoneHere } from "@/lib/text/calendar/zone-name";
import { remembering } from "@/lib/text/remembering";
import { METERS } from "@/lib/training/catalogue/measure";
import type { UnknownTable } from "./columns";
import { writtenTime } from "./date-text";
import { decoded, type Encoding, encodingOf } from "./decode";
import { asciiDigits, type FigureColumn, figureOf, settleDecimal } from "./figures";
import { type FileFormat, formatOf } from "./formats";
import { groupWorkouts } from "./groups";
import { readTime, settleDates } from "./local-time";
import type { CsvRow } from "./read-csv";
import { cellReader, nameOf, type ReadRow, readRow } from "./read-row";
import { type BrokenRow, type FileChoices, MAX_ROWS, type SourceFile } from "./source-file";
import { tableOf } from "./tables";
import { readWeighIns } from "./weigh-ins";
import { readWeight } from "./weight-text";

/**
 * @property zone IANA name of the trainer's zone, for times without an offset
 * @property onRows hears how far the reading is
 */
export type ReadOptions = Omit<FileChoices, "encoding"> & {
  zone?: string;
  onRows?: (rows: RowsRead) => void;
};

/** Why a file cannot be read; with a table, the trainer can say what its columns are. */
export type Unread = { readonly problem: string; readonly table?: UnknownTable };

export type ReadFile = SourceFile & { readonly encoding: Encoding };

/** A file as it is stored, of which the encoding is recognised first. */
export function readBytes(
  bytes: Uint8Array,
  today: string,
  { encoding = encodingOf(bytes), ...options }: ReadOptions & FileChoices = {},
): ReadFile | Unread {
  if (WORKBOOKS.some((magic) => magic.every((byte, at) => bytes[at] === byte)))
    return { problem: "This is a workbook. Save it as CSV in your spreadsheet app, and choose that file." };
  const read = readFile(decoded(bytes, encoding), today, options);
  return "problem" in read ? read : { ...read, encoding };
}

/** How files of Excel, Numbers and LibreOffice begin, new and old. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** How many rows are read, of how many. */
export type RowsRead = { readonly done: number; readonly total: number };
const ROWS_BETWEEN_REPORTS = 2000;

/** @param today the trainer's date, YYYY-MM-DD; later workouts are rejected */
export function readFile(
  text: string,
  today: string,
  { zone = zoneHere(), onRows, ...chosen }: ReadOptions = {},
): SourceFile | Unread {
  const table = tableOf(text);
  if (!table) return { problem: "This file is empty." };
  const { header } = table;
  const rows = isRow(header, chosen.columns) ? [header, ...table.rows] : table.rows;
  if (rows.length > MAX_ROWS)
    return { problem: `This file has ${rows.length} rows. At most ${MAX_ROWS} can be imported at once.` };
  const found = formatOf(header.cells, { source: table.source, columns: chosen.columns });
  if ("problem" in found) {
    const [first] = rows;
    return { ...found, ...(found.table && first && { table: { ...found.table, sample: first.cells } }) };
  }
  const format = chosen.columns ? found : withClock(found, rows);
  const { kept, doubled } = withoutDoubles(filledDown(rows, format), format, header);
  const dates = settleDates(cellsOf(kept, format.when), today);
  const decimal = settleDecimal(figureColumns(rows, format));
  const form = chosen.dates ?? dates.options[0]?.form ?? UNSETTLED;
  const mark = chosen.decimal ?? decimal.decimal;
  const how = {
    cellOf: cellReader(format),
    timeOf: remembering((text: string) => readTime(text, form, zone)),
    nameOf: remembering(nameOf),
    figureOf: remembering((text: string) => figureOf(text, mark)),
    weightOf: remembering((text: string) => readWeight(text, mark)),
    today,
  };
  if (format.source === "weights") {
    const { weighIns, broken, ...rows } = readWeighIns(kept, format, how);
    const skipped = { withoutReps: rows.withoutWeight, doubled: doubled + rows.doubled };
    return { source: format.source, workouts: [], weighIns, broken, ...skipped, dates, decimal };
  }
  const broken: BrokenRow[] = [];
  let withoutReps = 0;
  const read = kept.flatMap((row, at): ReadRow[] => {
    if (at % ROWS_BETWEEN_REPORTS === 0) onRows?.({ done: at, total: kept.length });
    const result = readRow(row, format, how);
    if ("reason" in result) broken.push({ line: row.line, reason: result.reason });
    else if (result.set === null && result.note === "") withoutReps += 1;
    return "reason" in result ? [] : [result];
  });
  // LiftLog has the last set first.
  if ((read[0]?.when.date ?? "") > (read.at(-1)?.when.date ?? "") && format.session >= 0) read.reverse();
  const { workouts, tooMany } = groupWorkouts(read, format.source);
  return {
    source: format.source,
    workouts,
    weighIns: [],
    broken: [...broken, ...tooMany].sort((a, b) => a.line - b.line),
    withoutReps,
    doubled,
    dates,
    decimal,
  };
}

/** Whether the first line is data already: the trainer has chosen the columns of a table without their names. */
const isRow = ({ cells }: CsvRow, columns: FileChoices["columns"]): boolean =>
  columns?.date !== undefined && writtenTime(asciiDigits(cells[columns.date] ?? "")) !== null;

const CLOCK = /^(?:[5-9]|1\d|2[0-3]|0[5-9])[:.h]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i;

/** A column of times is a clock if every time has repetitions beside it and reads like an hour of the day. */
function withClock(format: FileFormat, rows: readonly CsvRow[]): FileFormat {
  if (format.source !== "table" || format.clock >= 0 || format.reps < 0) return format;
  const timed = rows.filter(({ cells }) => cells[format.seconds]);
  const isClock = ({ cells }: CsvRow) =>
    CLOCK.test(cells[format.seconds] ?? "") && Number(cells[format.reps]) > 0;
  return timed.length > 0 && timed.every(isClock)
    ? { ...format, clock: format.seconds, seconds: -1 }
    : format;
}

/** In a table by hand a day, and an exercise, may stand only in the first of its rows. */
function filledDown(rows: readonly CsvRow[], { source, when, exercise }: FileFormat): readonly CsvRow[] {
  if (source !== "table") return rows;
  let above: CsvRow | undefined;
  return rows.map((row) => {
    const isBlank = (column: number) => (row.cells[column] ?? "") === "";
    if (above && !row.problem && isBlank(when)) {
      const cells = [...row.cells];
      cells[when] = above.cells[when] ?? "";
      if (isBlank(exercise)) cells[exercise] = above.cells[exercise] ?? "";
      above = { ...row, cells };
    } else above = row;
    return above;
  });
}

/**
 * Without rows that are there twice: the same set number again, or the whole history once more. Equal sets without a
 * number are two sets. A second header is no row.
 */
function withoutDoubles(all: readonly CsvRow[], { setNumber, when }: FileFormat, header: CsvRow) {
  const textOf = ({ cells }: CsvRow) => cells.join("\n");
  const headerText = textOf(header);
  const rows = all
    .map((row) => ({ row, text: textOf(row) }))
    .filter(({ row, text }) => row === header || text !== headerText);
  const half = rows.slice(0, rows.length / 2);
  const isTwice =
    2 * half.length === rows.length &&
    half.every(({ text }, at) => text === rows[half.length + at]?.text) &&
    new Set(half.map(({ row }) => row.cells[when] ?? "").filter(Boolean)).size > 1;
  const seen = new Set<string>();
  const kept = (isTwice ? half : rows).filter(({ row, text }) => {
    if (!/^\d+$/.test(row.cells[setNumber] ?? "")) return true;
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
  return { kept: kept.map(({ row }) => row), doubled: rows.length - kept.length };
}

const UNSETTLED = { order: "ymd", language: "en" } as const;

/** Each text once, as a file has few. */
function cellsOf(rows: readonly CsvRow[], column: number): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const { cells } of rows) if (cells[column]) texts.add(cells[column]);
  return texts;
}

function figureColumns(rows: readonly CsvRow[], { weights, distances, rpe }: FileFormat): FigureColumn[] {
  return [
    ...weights.map(({ column }) => ({ texts: cellsOf(rows, column), most: HEAVIEST_LBS })),
    ...distances.map(({ column, metersEach }) => ({
      texts: cellsOf(rows, column),
      most: METERS.max / (metersEach ?? 1),
    })),
    ...(rpe < 0 ? [] : [{ texts: cellsOf(rows, rpe), most: HIGHEST_RPE }]),
  ];
}

/** No set was ever heavier, in either unit. */
const HEAVIEST_LBS = 2000;
const HIGHEST_RPE = 10;
