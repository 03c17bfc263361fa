import { formatOf } from "./formats";
import { groupWorkouts } from "./group-workouts";
import { readCsv } from "./read-csv";
import { readRow } from "./read-row";
import { type BrokenRow, MAX_ROWS, type SourceFile } from "./source-file";

/** @param today the trainer's date, YYYY-MM-DD; later workouts are rejected */
export function readFile(text: string, today: string): SourceFile | { problem: string } {
  const [header, ...rows] = readCsv(text);
  if (!header) return { problem: "This file is empty." };
  if (rows.length > MAX_ROWS)
    return { problem: `This file has ${rows.length} rows. At most ${MAX_ROWS} can be imported at once.` };
  const format = formatOf(header.cells);
  if ("problem" in format) return format;
  const broken: BrokenRow[] = [];
  let withoutReps = 0;
  const read = rows.flatMap((row) => {
    const result = readRow(row, format, today);
    if ("reason" in result) broken.push({ line: row.line, reason: result.reason });
    else if (result.set === null && result.note === "") withoutReps += 1;
    return "reason" in result ? [] : result;
  });
  const { workouts, tooMany } = groupWorkouts(read, format.source);
  return {
    source: format.source,
    workouts,
    broken: [...broken, ...tooMany].sort((a, b) => a.line - b.line),
    withoutReps,
  };
}
