import { storedWeight } from "@/lib/body/exactness";
import { BODY_FAT, SCALE_WEIGHT_LBS } from "@/lib/body/ranges";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { kgToLbs } from "@/lib/body/units";
import { DAY_MS, isoDay, MINUTE_MS } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { groupedBy } from "@/lib/text/groups";
import { isWithin } from "@/lib/text/number-range";
import { roundToTenth } from "@/lib/text/numbers";
import { withUnit } from "./figures";
import type { FileFormat } from "./formats";
import type { CsvRow } from "./read-csv";
import { type Reading, readWhen } from "./read-row";
import type { ImportedWeighIn } from "./schema";
import type { BrokenRow, SourceWeighIn, WeightUnit } from "./source-file";
import { inUnit } from "./weight-text";

/** Reads the rows of a file of body weights. The same weight at the same minute is there once. */
export function readWeighIns(rows: readonly CsvRow[], format: FileFormat, how: Reading) {
  const broken: BrokenRow[] = [];
  const found = new Map<string, SourceWeighIn>();
  let withoutWeight = 0;
  let doubled = 0;
  for (const row of rows) {
    const read = readWeighIn(row, format, how);
    if (read === null) withoutWeight += 1;
    else if ("reason" in read) broken.push({ line: row.line, reason: read.reason });
    else {
      const key = `${read.date} ${read.minutes} ${read.weight}`;
      if (found.has(key)) doubled += 1;
      else found.set(key, read);
    }
  }
  return { weighIns: [...found.values()], broken, withoutWeight, doubled };
}

/** Null for a row of another measure. */
function readWeighIn(
  row: CsvRow,
  format: FileFormat,
  how: Reading,
): SourceWeighIn | { reason: string } | null {
  if (row.problem) return { reason: row.problem };
  const cell = how.cellOf(row);
  const whenRead = readWhen(cell, format, how);
  if ("reason" in whenRead) return whenRead;
  const [column] = format.weights;
  const text = column ? cell(column.column) : "";
  if (text === "") return null;
  const read = how.weightOf(text);
  if (read === null) return { reason: `The weight is not a number: ${text.slice(0, 40)}` };
  const { weight, unit } = inUnit(read, cell(format.unit), column?.unit ?? null);
  const fat = how.figureOf(withUnit(cell(format.bodyFat.column)).figure) ?? 0;
  const percent = roundToTenth(format.bodyFat.isMass ? (fat / weight) * 100 : fat);
  return { line: row.line, ...whenRead.when, weight, unit, bodyFat: percent > 0 ? percent : null };
}

export interface WeighInThere {
  readonly takenAt: Date;
  readonly weightLbs: number;
}

/** A tenth of a kilogram: two apps round the same scale differently. */
const SAME_WEIGHT_LBS = kgToLbs(0.1) + 1e-6;

/** Whether one of these is the weigh-in of a file: the same weight on the same day, whatever the app made of its clock. */
export function weighInsThere(there: readonly WeighInThere[]) {
  const byDay = groupedBy(there, ({ takenAt }) => isoDay(takenAt));
  return ({
    date,
    timezoneOffset,
    weight,
  }: Pick<ImportedWeighIn, "date" | "timezoneOffset" | "weight">): boolean => {
    const start = Date.parse(date) + timezoneOffset * MINUTE_MS;
    const near = [start, start + DAY_MS - 1].flatMap((at) => byDay.get(isoDay(new Date(at))) ?? []);
    return near.some(
      ({ takenAt, weightLbs }) =>
        localDate(takenAt, timezoneOffset) === date && Math.abs(weightLbs - weight) <= SAME_WEIGHT_LBS,
    );
  };
}

type PlanOptions = { unit: WeightUnit; system: UnitSystem; there: readonly WeighInThere[] };

/** What is new in pounds, what is here already, and what no scale shows. */
export function planWeighIns(weighIns: readonly SourceWeighIn[], { unit, system, there }: PlanOptions) {
  const isThere = weighInsThere(there);
  const broken: BrokenRow[] = [];
  let duplicates = 0;
  let withoutFat = 0;
  const planned = weighIns.flatMap(
    ({ line, weight: shown, unit: own, bodyFat, ...when }): ImportedWeighIn[] => {
      const weight = scaleWeight(shown, own ?? unit);
      if (!isWithin(SCALE_WEIGHT_LBS, weight)) {
        const { min, max } = SCALE_WEIGHT_LBS;
        const range = `${weightText(min, system)} to ${weightText(max, system)}`;
        broken.push({ line, reason: `${weightText(weight, system)}: a weigh-in has ${range}` });
        return [];
      }
      if (isThere({ ...when, weight })) {
        duplicates += 1;
        return [];
      }
      if (bodyFat !== null && isWithin(BODY_FAT, bodyFat)) return [{ ...when, weight, bodyFat }];
      if (bodyFat !== null) withoutFat += 1;
      return [{ ...when, weight }];
    },
  );
  return { planned, broken, duplicates, withoutFat };
}

/** To the tenth that the scale showed, in the unit of the file. */
const scaleWeight = (weight: number, unit: WeightUnit): number =>
  storedWeight(unit === "kg" ? kgToLbs(roundToTenth(weight)) : roundToTenth(weight));
