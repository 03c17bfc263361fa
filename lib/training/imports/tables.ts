import { guessColumns } from "./columns";
import { writtenTime } from "./date-text";
import { asciiDigits } from "./figures";
import { formatOf } from "./formats";
import { type CsvRow, readCsv } from "./read-csv";
import type { Source } from "./source-file";

/** A header and its rows, one for each set. */
export interface Table {
  /** The app that the form of the file gives away; null where the names of its columns must tell. */
  readonly source: Source | null;
  readonly header: CsvRow;
  readonly rows: readonly CsvRow[];
}

/** Files that have no row for each set become tables that have one. Null for a file without rows. */
export function tableOf(text: string): Table | null {
  const jefit = /^### *[A-Z]/m.test(text) ? ofJefit(text) : null;
  if (jefit) return jefit;
  const above = linesAbove(text);
  const [header, ...rows] = readCsv(above.below).map((row) => ({ ...row, line: row.line + above.count }));
  if (!header) return null;
  return (
    ofSetColumns(header, rows) ??
    ofDayRows(header, rows) ?? { source: null, header, rows: ofSetCounts(header, rows) }
  );
}

const MOST_ABOVE = 10;
/** A name of a column may go over lines. */
const MOST_IN_HEADER = 4;

/** Titles and remarks may stand above the names of the columns. */
function linesAbove(text: string): { count: number; below: string } {
  const lines = text.split(/\r\n?|\n/, MOST_ABOVE + MOST_IN_HEADER);
  const headerAt = (line: number) =>
    readCsv(lines.slice(line, line + MOST_IN_HEADER).join("\n"))[0]?.cells ?? [];
  const found = /^\uFEFF?"?sep=/i.test(text)
    ? 0
    : lines.findIndex((_, line) => line < MOST_ABOVE && !("problem" in formatOf(headerAt(line))));
  const count = Math.max(0, found);
  const below =
    count === 0
      ? text
      : text
          .split(/\r\n?|\n/)
          .slice(count)
          .join("\n");
  return { count, below };
}

const plain = (cell: string) => cell.trim().toLowerCase();
const SET_COLUMN = /^set (\d+) \((reps|kg|lb|lbs)\)$/;

/** StrongLifts: a row for each exercise, with columns for the repetitions and the load of each set. */
function ofSetColumns(header: CsvRow, rows: readonly CsvRow[]): Table | null {
  const sets = new Map<string, { reps: number; weight: number }>();
  let unit = "";
  header.cells.forEach((cell, column) => {
    const [, number, what] = SET_COLUMN.exec(plain(cell)) ?? [];
    if (!number || !what) return;
    const before = sets.get(number) ?? { reps: -1, weight: -1 };
    if (what !== "reps") unit = what;
    sets.set(number, what === "reps" ? { ...before, reps: column } : { ...before, weight: column });
  });
  const at = (start: string) => header.cells.findIndex((cell) => plain(cell).startsWith(start));
  const [date, exercise, workout, notes] = [at("date"), at("exercise"), at("workout name"), at("notes")];
  if (sets.size === 0 || date < 0 || exercise < 0) return null;
  const cells = ["date", "workout name", "exercise name", "set order", `weight (${unit})`, "reps", "notes"];
  return {
    source: "stronglifts",
    header: { ...header, cells },
    rows: rows.flatMap((row): CsvRow[] => {
      if (row.problem) return [row];
      return [...sets].flatMap(([number, { reps, weight }]) => {
        const of = (column: number) => row.cells[column] ?? "";
        if (!Number(of(reps))) return [];
        const note = number === "1" ? of(notes) : "";
        return {
          line: row.line,
          cells: [of(date), of(workout), of(exercise), number, of(weight), of(reps), note],
        };
      });
    }),
  };
}

/** A row with nothing but the day, and below it that day's weigh-ins with their clock (Garmin) or its exercises. */
function ofDayRows(header: CsvRow, rows: readonly CsvRow[]): Table | null {
  const { exercise, weight } = guessColumns(header.cells.map(plain));
  const isDay = ({ cells: [first = "", ...others] }: CsvRow) =>
    others.every((cell) => cell === "") && writtenTime(asciiDigits(first)) !== null;
  const [first, second] = rows;
  if (!first || !second || !isDay(first) || isDay(second) || weight === undefined) return null;
  let day = "";
  const cellsOf = ([first = "", ...figures]: readonly string[]) =>
    exercise === 0 ? [day, first, ...figures] : [`${day} ${first}`, ...figures];
  return {
    source: null,
    header: { ...header, cells: ["date", ...header.cells.slice(exercise === 0 ? 0 : 1)] },
    rows: rows.flatMap((row): CsvRow[] => {
      if (!isDay(row)) return [{ ...row, cells: cellsOf(row.cells) }];
      day = row.cells[0] ?? "";
      return [];
    }),
  };
}

const MOST_SETS = 50;
const SETS = new Set(["sets", "séries", "series", "serie", "sätze", "sarjat", "serier"]);

const REPS = /^(?:reps?|repetitions|wdh)/;
const SETS_OF = /^(\d{1,2}) ?[x×] ?(\d{1,4})$/i;

/** A row that says `3` sets of `8` repetitions, or `3x8`, is three sets. */
function ofSetCounts(header: CsvRow, rows: readonly CsvRow[]): readonly CsvRow[] {
  const column = header.cells.findIndex((name) => SETS.has(plain(name)));
  const reps = header.cells.findIndex((name) => REPS.test(plain(name)));
  if (column < 0 && reps < 0) return rows;
  return rows.flatMap((row) => {
    const [, times, each] = [column, reps].map((at) => SETS_OF.exec(row.cells[at] ?? "")).find(Boolean) ?? [];
    const count = Number(times ?? row.cells[column]);
    if (row.problem || !Number.isInteger(count) || count < 1 || count > MOST_SETS) return row;
    const cells = each === undefined ? row.cells : row.cells.map((cell, at) => (at === reps ? each : cell));
    return Array.from({ length: count }, () => ({ ...row, cells }));
  });
}

/** Jefit: sections under `### NAME`, of which the logs of an exercise have all sets in one cell, as `60x10,65x8`. */
function ofJefit(text: string): Table | null {
  const sections = sectionsOf(text);
  const logs = sections.get("EXERCISE LOGS");
  if (!logs) return null;
  const sessions = new Map(
    recordsOf(sections.get("WORKOUT SESSIONS")).map((one) => [one.get("_id") ?? "", one]),
  );
  const [setting] = recordsOf(sections.get("SETTING"));
  const mass = setting?.get("mass") ?? "";
  const unit = /^kg/i.test(mass) ? "kg" : /^lb/i.test(mass) ? "lbs" : "";
  const header = [
    "date",
    "workout name",
    "exercise name",
    "set order",
    unit ? `weight (${unit})` : "weight",
    "reps",
    "end_time",
  ];
  return {
    source: "jefit",
    header: { line: 1, cells: header },
    rows: recordsOf(logs).flatMap((log) => {
      const session = sessions.get(log.get("belongsession") ?? "");
      const start = session?.get("starttime") ?? log.get("mydate") ?? "";
      return (log.get("logs") ?? "").split(",").map((set, index) => {
        const [weight = "", reps = ""] = set.trim().split(/x/i);
        const name = log.get("ename") ?? "";
        const cells = [
          start,
          log.get("belongsession") ?? "",
          name,
          `${index + 1}`,
          weight,
          reps,
          session?.get("endtime") ?? "",
        ];
        return { line: log.line, cells };
      });
    }),
  };
}

type Section = { line: number; text: string };

function sectionsOf(text: string): Map<string, Section> {
  const sections = new Map<string, Section>();
  let current: { name: string; line: number; lines: string[] } | undefined;
  const close = () => {
    if (current) sections.set(current.name, { line: current.line, text: current.lines.join("\n").trimEnd() });
  };
  text.split(/\r?\n/).forEach((line, at) => {
    const [, name] = /^###+ *([A-Z][A-Z ]*[A-Z]) *#*$/.exec(line) ?? [];
    if (name) {
      close();
      current = { name, line: at + 1, lines: [] };
    } else if (!/^#+$/.test(line)) current?.lines.push(line);
  });
  close();
  return sections;
}

/** Rows as values by their column's name. */
function recordsOf(section: Section | undefined): (Map<string, string> & { line: number })[] {
  const [header, ...rows] = readCsv(section?.text ?? "");
  return rows.map((row) =>
    Object.assign(new Map(header?.cells.map((name, column) => [plain(name), row.cells[column] ?? ""])), {
      line: (section?.line ?? 0) + row.line,
    }),
  );
}
